import { NO_TIER, seatIdOf, seatNumber, tierOf } from '../../../../../src/domain/seat/seat-map'
import type { PlanRow } from '../../catalogue/session/query-service'
import type { HeldSeatRow } from './tables'
import { LANGUAGES, type LocalizedText } from '../../../core/localized-text'
import { texts } from './texts'
import { venueOf } from './venues/venues'
import type { CachedSeats } from './cache-service'
import { refusedSeats } from './refusal-service'

/** Returns the seat label of a ticket: level, section, row and seat. */
const descOf = ({ sale, house: { map } }: CachedSeats, seat: number): LocalizedText => {
  const row = map.rows[map.rowOf[seat]]
  const { code, level } = map.sections[row.section]
  const levels = venueOf(sale.map_id)?.levels
  return Object.fromEntries(
    LANGUAGES.map((lang) => {
      const values = { level: levels?.[level][lang] ?? '', section: code, row: row.label, seat: seatNumber(map, seat) }
      return [lang, texts.translate(lang, 'pickedSeat', values)]
    }),
  ) as LocalizedText
}

/**
 * Converts seats to rows of a hold.
 * @param plans tiers of the session in their order; each seat belongs to one of them
 */
export const heldSeats = (room: CachedSeats, seats: readonly number[], plans: readonly PlanRow[]): HeldSeatRow[] =>
  seats.map((seat) => {
    const tier = tierOf(room.house, seat)
    if (tier === NO_TIER) throw new Error(`Seat ${seat} is not on sale.`)
    const plan = plans[tier]
    const { section } = room.house.map.rows[room.house.map.rowOf[seat]]
    return {
      seat,
      seatId: seatIdOf(room.house.map, seat),
      seatPlanId: plan.seat_plan_id,
      desc: descOf(room, seat),
      gate: room.gates[section],
      price: plan.sale_price ?? plan.price,
    }
  })

/** Returns the number of units by tier. */
export const unitsOf = (seats: readonly HeldSeatRow[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { seatPlanId } of seats) units.set(seatPlanId, (units.get(seatPlanId) ?? 0) + 1)
  return units
}

export interface PickedSeats {
  seatIds: readonly string[]
  /** Version of the seat plan. */
  version: string
}

/** Returns the picked seats in their order, without repetitions. Throws `Refusal`: seatMapOld, seatUnknown. */
export const seatsOf = ({ find, sale }: CachedSeats, { seatIds, version }: PickedSeats): number[] => {
  if (version !== sale.map_version) throw refusedSeats('seatMapOld')
  const unknown = seatIds.filter((id) => find(id) < 0)
  if (unknown.length > 0) throw refusedSeats('seatUnknown', unknown)
  return [...new Set(seatIds.map(find))]
}
