import { rebookAmounts, type RebookCredit } from '../../../../src/domain/rebook/amounts'
import { fen } from '../../../../src/domain/money'
import type { Db, Tx } from '../../core/database/database'
import { Refusal } from '../../core/envelope'
import { openSession } from '../order/offer-service'
import { purchasedCount } from '../order/purchased-count-service'
import { requireTags, tagsOf } from '../privilege/tag-service'
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

interface Buyer {
  /** The tiers that the tickets are of. */
  own: readonly PlanRow[]
  /** What is sold to some only is sold to them by these. */
  tags: readonly string[]
}

const isSoldTo = ({ tags }: Pick<Buyer, 'tags'>, { white_tag: tag }: { white_tag: string | null }): boolean =>
  tag === null || tags.includes(tag)

/** The same people come: a tier of other ages or for other buyers, or of bundles that do not add up to the tickets, does not fit. */
const fits = (plan: PlanRow, tickets: number, buyer: Buyer): boolean =>
  tickets % plan.unit_qty === 0 &&
  isSoldTo(buyer, plan) &&
  buyer.own.every((each) => each.min_age === plan.min_age && each.max_age === plan.max_age)

const stateOf = (
  plan: PlanRow,
  tickets: number,
  { buyer, left }: { buyer: Buyer; left: boolean },
): RebookTier['state'] => {
  if (buyer.own.every(({ seat_plan_id: id }) => id === plan.seat_plan_id)) return 'CURRENT'
  if (!fits(plan, tickets, buyer)) return 'UNFIT'
  return left && plan.remaining >= tickets / plan.unit_qty ? 'OPEN' : 'SOLD_OUT'
}

/** Tiers of a session for these units. @param left whether the session sells at all */
const tiersFor = (
  plans: readonly PlanRow[],
  { units, buyer, credit, left }: { units: readonly UnitFacts[]; buyer: Buyer; credit: RebookCredit; left: boolean },
): RebookTier[] => {
  const tickets = ticketCountOf(units)
  return plans.map((plan) => {
    const quantity = Math.max(1, Math.floor(tickets / plan.unit_qty))
    const price = priceOf(plan, quantity)
    const { due, back } = rebookAmounts(credit, price)
    return { plan, quantity, price, difference: due - back, state: stateOf(plan, tickets, { buyer, left }) }
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
  const buyer = { own: await ownPlans(db, facts, units), tags: await tagsOf(db, facts.order.user_id) }
  const sessions = (await sessionsOf(db, show.show_id)).filter(
    (session) => session.show_time > now && isSoldTo(buyer, session),
  )
  return Promise.all(
    sessions.map(async (session) => {
      const left = sessionStatusAt(show, session, now) === 'ON_SALE'
      return { session, tiers: tiersFor(await plansOf(db, session.session_id), { units, buyer, credit, left }) }
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
  await requireTags(
    tx,
    userId,
    plans.filter(({ seat_plan_id: id }) => id === seatPlanId),
  )
  const buyer = { own: await ownPlans(tx, facts, units), tags: await tagsOf(tx, userId) }
  const tier = tiersFor(plans, { units, buyer, credit, left: true }).find(
    ({ plan }) => plan.seat_plan_id === seatPlanId,
  )
  if (!tier || tier.state === 'CURRENT' || tier.state === 'UNFIT') throw new Refusal('rebookTierUnfit')
  if (tier.state === 'SOLD_OUT') throw new Refusal('soldOut')
  const tickets = ticketCountOf(units)
  // In their own session the tickets change places, elsewhere they are more.
  const more = sessionId === order.session_id ? 0 : tickets
  if (show.order_limit !== null && more + (await purchasedCount(tx, userId, sessionId)) > show.order_limit)
    throw new Refusal('limitReached', { params: { count: show.order_limit } })
  return tier
}
