import { seatIdOf } from '../../../../../src/domain/seat/seat-map'
import { found } from '../../../core/envelope'
import type { PlanRow } from '../../catalogue/session/query-service'
import type { CachedSeats } from './cache-service'

/** Number of seats, tier, section and maximum price in fen. `skip` is the number of results to leave out. */
export interface BestSeatsQuery {
  count: number
  seatPlanId?: string
  section?: string
  maxPrice?: number
  skip?: number
}

/**
 * Returns the ids of the best adjacent free seats. Uses two rows only if no row has enough. Synchronous, because a
 * cached session may change during an await. Throws `Refusal` notFound for an unknown tier or section.
 */
export const bestSeatIds = (
  { house, best, sale }: CachedSeats,
  plans: readonly PlanRow[],
  { count, seatPlanId, section, maxPrice = Infinity, skip = 0 }: BestSeatsQuery,
): string[] => {
  if (seatPlanId) found(plans.find(({ seat_plan_id }) => seat_plan_id === seatPlanId))
  const index = section ? house.map.sections.findIndex(({ code }) => code === section) : undefined
  found(index === -1 ? null : house)
  const tiers = plans.map(
    (plan) => (!seatPlanId || plan.seat_plan_id === seatPlanId) && (plan.sale_price ?? plan.price) <= maxPrice,
  )
  const query = { count, tiers, section: index }
  const together = best.find(query) !== null || sale.together
  const seats = together ? best.find(query, skip) : best.findSplit(query, skip)
  return (seats ?? []).map((seat) => seatIdOf(house.map, seat))
}
