import type { SeatRefusal } from '../../../../../src/domain/seat/limits'
import { nearestSeats } from '../../../../../src/domain/seat/nearest'
import { type SeatHouse, seatIdOf } from '../../../../../src/domain/seat/seat-map'
import { Refusal } from '../../../core/envelope'
import type { CodeName } from '../../../core/codes'

const CODE: Record<SeatRefusal['reason'], CodeName> = {
  none: 'seatUnknown',
  taken: 'seatTaken',
  notOnSale: 'seatNotOnSale',
  limit: 'seatLimit',
  buyerLimit: 'seatBuyerLimit',
  tiers: 'seatTiers',
  apart: 'seatApart',
  companion: 'seatCompanion',
  orphan: 'seatOrphan',
}

/** A refusal of seats by its code, with their ids (contract: api/seats SeatRefusalData). */
export const refusedSeats = (
  code: CodeName,
  seatIds: readonly string[] = [],
  params: Record<string, number> = {},
  nearest: readonly string[] = [],
): Refusal => new Refusal(code, { params, data: { seatIds, nearest } })

/** Seats that the rules refuse, in this request's own `house`. The response is computed after the transaction. */
export class SeatsRefused extends Error {
  constructor(
    readonly house: SeatHouse,
    readonly chosen: readonly number[],
    readonly refusal: SeatRefusal,
  ) {
    super(refusal.reason)
    this.name = 'SeatsRefused'
  }

  /** Returns the refusal's message, with the nearest free seats for those taken by others. */
  answer(): Refusal {
    const { house, chosen, refusal } = this
    const idOf = (seat: number) => seatIdOf(house.map, seat)
    const seats = 'seats' in refusal ? refusal.seats : []
    const nearest = refusal.reason === 'taken' ? nearestSeats(house, chosen, chosen.length) : []
    const params: Record<string, number> = 'most' in refusal ? { count: refusal.most } : {}
    return refusedSeats(CODE[refusal.reason], seats.map(idOf), params, nearest.map(idOf))
  }
}
