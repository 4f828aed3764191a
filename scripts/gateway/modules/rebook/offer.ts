import { rebookAmounts, type RebookCredit } from '../../../../src/domain/rebook/amounts'
import { fen } from '../../../../src/domain/money'
import type { Db, Tx } from '../../core/database/database'
import { Refusal } from '../../core/envelope'
import { openSession } from '../order/offer-service'
import { purchasedCount } from '../order/purchased-count-service'
import { requireTags } from '../privilege/tag-service'
import type { UnitFacts } from '../refund/facts-service'
import { type PlanRow, plansOf, sessionsOf } from '../session/query-service'
import { requireShow } from '../show/service'
import { sessionStatusAt } from '../show/status-service'
import { type RebookFacts, ticketCountOf } from './facts'

/** A tier that tickets may be rebooked to, or why not. */
export interface RebookTier {
  plan: PlanRow
  /** Units of the tier for as many tickets. */
  quantity: number
  state: 'OPEN' | 'SOLD_OUT' | 'CURRENT' | 'UNFIT'
  price: number
  /** Fen: to be paid, or coming back where negative. */
  difference: number
}

const priceOf = ({ sale_price, price }: PlanRow, quantity: number) => fen((sale_price ?? price) * quantity)

/** The same people come: a tier of other ages, or of bundles that do not add up to the tickets, does not fit. */
const fits = (plan: PlanRow, tickets: number, own: readonly PlanRow[]): boolean =>
  tickets % plan.unit_qty === 0 && own.every((each) => each.min_age === plan.min_age && each.max_age === plan.max_age)

const stateOf = (
  plan: PlanRow,
  tickets: number,
  { own, left }: { own: readonly PlanRow[]; left: boolean },
): RebookTier['state'] => {
  if (own.every(({ seat_plan_id: id }) => id === plan.seat_plan_id)) return 'CURRENT'
  if (!fits(plan, tickets, own)) return 'UNFIT'
  return left && plan.remaining >= tickets / plan.unit_qty ? 'OPEN' : 'SOLD_OUT'
}

/** Tiers of a session for these units. @param left whether the session sells at all */
const tiersFor = (
  plans: readonly PlanRow[],
  {
    units,
    own,
    credit,
    left,
  }: { units: readonly UnitFacts[]; own: readonly PlanRow[]; credit: RebookCredit; left: boolean },
): RebookTier[] => {
  const tickets = ticketCountOf(units)
  return plans.map((plan) => {
    const quantity = Math.max(1, Math.floor(tickets / plan.unit_qty))
    const price = priceOf(plan, quantity)
    const { due, back } = rebookAmounts(credit, price)
    return { plan, quantity, price, difference: due - back, state: stateOf(plan, tickets, { own, left }) }
  })
}

/** The tiers that units are of. */
const ownPlans = async (db: Db | Tx, { order }: RebookFacts, units: readonly UnitFacts[]): Promise<PlanRow[]> => {
  const ids = new Set(units.map(({ seatPlanId }) => seatPlanId))
  return (await plansOf(db, order.session_id)).filter(({ seat_plan_id: id }) => ids.has(id))
}

/** Sessions of the show that are still to come, with their tiers for these units. */
export const rebookSessions = async (
  db: Db | Tx,
  facts: RebookFacts,
  units: readonly UnitFacts[],
  { credit, now }: { credit: RebookCredit; now: number },
) => {
  const show = await requireShow(db, facts.order.show_id)
  const own = await ownPlans(db, facts, units)
  const sessions = (await sessionsOf(db, show.show_id)).filter(({ show_time: time }) => time > now)
  return Promise.all(
    sessions.map(async (session) => {
      const left = sessionStatusAt(show, session, now) === 'ON_SALE'
      return { session, tiers: tiersFor(await plansOf(db, session.session_id), { units, own, credit, left }) }
    }),
  )
}

/**
 * The tier that units are to be rebooked to. Throws `Refusal`: rebookTierUnfit, limitReached, specifiedUsersOnly, and what stands against
 * buying in the session.
 */
export const requireTier = async (
  tx: Tx,
  facts: RebookFacts,
  units: readonly UnitFacts[],
  { sessionId, seatPlanId, credit, now }: { sessionId: string; seatPlanId: string; credit: RebookCredit; now: number },
): Promise<RebookTier> => {
  const { order } = facts
  const { user_id: userId, show_id: showId } = order
  const { show, plans } = await openSession(tx, { showId, sessionId, userId, now })
  const own = await ownPlans(tx, facts, units)
  const tier = tiersFor(plans, { units, own, credit, left: true }).find(({ plan }) => plan.seat_plan_id === seatPlanId)
  if (!tier || tier.state === 'CURRENT' || tier.state === 'UNFIT') throw new Refusal('rebookTierUnfit')
  if (tier.state === 'SOLD_OUT') throw new Refusal('soldOut')
  await requireTags(tx, userId, [tier.plan])
  const tickets = ticketCountOf(units)
  // In their own session the tickets change places, elsewhere they are more.
  const more = sessionId === order.session_id ? 0 : tickets
  if (show.order_limit !== null && more + (await purchasedCount(tx, userId, sessionId)) > show.order_limit)
    throw new Refusal('limitReached', { params: { count: show.order_limit } })
  return tier
}
