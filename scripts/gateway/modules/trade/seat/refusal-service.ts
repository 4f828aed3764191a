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

/** Creates a refusal of seats with its code and the ids of the seats (contract: api/seats SeatRefusalData). */
export const refusedSeats = (
  code: CodeName,
  seatIds: readonly string[] = [],
  params: Record<string, number> = {},
  nearest: readonly string[] = [],
): Refusal => new Refusal(code, { params, data: { seatIds, nearest } })

/**
 * Error for seats that the rules of the sale reject. The response is created after the transaction, from this request's
 * copy of the seats.
 */
export class SeatsRefused extends Error {
  constructor(
    readonly house: SeatHouse,
    readonly chosen: readonly number[],
    readonly refusal: SeatRefusal,
  ) {
    super(refusal.reason)
    this.name = 'SeatsRefused'
  }

  /** Creates the refusal. If other buyers have taken seats, it contains the nearest free seats. */
  answer(): Refusal {
    const { house, chosen, refusal } = this
    const idOf = (seat: number) => seatIdOf(house.map, seat)
    const seats = 'seats' in refusal ? refusal.seats : []
    const nearest = refusal.reason === 'taken' ? nearestSeats(house, chosen, chosen.length) : []
    const params: Record<string, number> = 'most' in refusal ? { count: refusal.most } : {}
    return refusedSeats(CODE[refusal.reason], seats.map(idOf), params, nearest.map(idOf))
  }
}
