import type { SeatPlan } from '@/api/session'
import type { WaitTier } from '../../sale/show-waitlist'

/** Minimum number of tiers to fold. Fewer tiers fit into the space of the row that unfolds them. */
const FEWEST = 2

/**
 * Returns the sold-out tiers to fold into one row: the tiers without a waitlist, if at least one other tier is shown.
 */
export const foldedPlans = (plans: readonly SeatPlan[], waits: readonly WaitTier[]): readonly SeatPlan[] => {
  const waited = new Set(waits.map(({ plan }) => plan.seatPlanId))
  const gone = plans.filter(({ status, seatPlanId }) => status === 'SOLD_OUT' && !waited.has(seatPlanId))
  return gone.length < FEWEST || gone.length === plans.length ? [] : gone
}
