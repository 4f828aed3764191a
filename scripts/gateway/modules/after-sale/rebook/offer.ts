import type { ShowStatus } from '../../../../../src/api/show-card'
import { rebookAmounts, type RebookCredit } from '../../../../../src/domain/rebook/amounts'
import { fen, timesQuantity } from '../../../../../src/domain/money'
import { ratedPrice, type RateFacts } from '../../../../../src/domain/pricing/rate'
import type { Db, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { ticketRates } from '../../trade/card/rates-service'
import { ticketScope } from '../../trade/order/scope-service'
import { purchasedCount } from '../../trade/order/purchased-count-service'
import { saleByPrivilege } from '../../catalogue/privilege/service'
import { requireTags, tagsOf } from '../../catalogue/privilege/tag-service'
import type { UnitFacts } from '../../trade/units/facts-service'
import { type PlanRow, plansOf, sessionsOf } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'
import { sessionStatusAt } from '../../catalogue/show/status-service'
import { seatedAmong } from '../../trade/seat/service'
import { type RebookFacts, ticketCountOf } from './facts'
import { openSession } from '../../catalogue/session/sale-service'

/** A tier for a rebooking. Its state shows whether the tier is available, or why not. */
export interface RebookTier {
  plan: PlanRow
  /** Number of units of this tier that a rebooking needs for the same number of tickets. */
  quantity: number
  state: 'OPEN' | 'SOLD_OUT' | 'CURRENT' | 'UNFIT'
  /** Price at the buyer's best rate, and the price for all buyers, fen. */
  price: number
  publicPrice: number
  /** Amount to pay, fen; negative for a refund. */
  difference: number
  /** Part of the difference that the merchant retains, fen. */
  fee: number
}

interface Buyer {
  /** Rates of the buyer for tickets of the show. */
  rates: readonly RateFacts[]
  /** The current tiers of the tickets. */
  own: readonly PlanRow[]
  /** Tags of the buyer, which restricted tiers require. */
  tags: readonly string[]
}

const isSoldTo = ({ tags }: Pick<Buyer, 'tags'>, { white_tag: tag }: { white_tag: string | null }): boolean =>
  tag === null || tags.includes(tag)

/**
 * Returns true if the tier fits: the same age limits, allowed for the buyer, and bundles that add up to the number of
 * tickets.
 */
const fits = (plan: PlanRow, tickets: number, buyer: Buyer): boolean =>
  tickets % plan.unit_qty === 0 &&
  isSoldTo(buyer, plan) &&
  buyer.own.every((each) => each.min_age === plan.min_age && each.max_age === plan.max_age)

/**
 * States of a session in which tiers are available or sold out. In other states, tiers are neither available nor sold
 * out.
 */
const SELLS: readonly ShowStatus[] = ['ON_SALE', 'SOLD_OUT', 'LACK_OF_TICKET']

/**
 * Returns the state of a tier.
 * @param picked true if seats were picked; the same tier then counts as a change, because its seats differ
 */
const stateOf = (
  plan: PlanRow,
  tickets: number,
  { buyer, sale, picked }: { buyer: Buyer; sale: ShowStatus; picked?: boolean },
): RebookTier['state'] => {
  if (!picked && buyer.own.every(({ seat_plan_id: id }) => id === plan.seat_plan_id)) return 'CURRENT'
  if (!fits(plan, tickets, buyer) || !SELLS.includes(sale)) return 'UNFIT'
  return sale === 'ON_SALE' && plan.remaining >= tickets / plan.unit_qty ? 'OPEN' : 'SOLD_OUT'
}

/** Returns the price of units of a tier for all buyers, and at the buyer's best rate, fen. */
const pricesOf = (place: Parameters<typeof ticketScope>[0], plan: PlanRow, quantity: number, { rates }: Buyer) => {
  const price = fen(plan.sale_price ?? plan.price)
  const own = ratedPrice({ ...ticketScope(place, plan), price, pieces: plan.unit_qty }, rates)
  return { price: timesQuantity(own, quantity), publicPrice: timesQuantity(price, quantity) }
}

/**
 * Returns the tiers of a session to which these units can be rebooked.
 * @param sale sale status of the session
 */
const tiersFor = (
  plans: readonly PlanRow[],
  {
    units,
    credit,
    place,
    ...whose
  }: {
    units: readonly UnitFacts[]
    place: Parameters<typeof ticketScope>[0]
    buyer: Buyer
    credit: RebookCredit
    sale: ShowStatus
    picked?: boolean
  },
): RebookTier[] => {
  const tickets = ticketCountOf(units)
  return plans.map((plan) => {
    const quantity = Math.max(1, Math.floor(tickets / plan.unit_qty))
    const prices = pricesOf(place, plan, quantity, whose.buyer)
    const { due, back, fee } = rebookAmounts(credit, prices.price, quantity)
    return { plan, quantity, ...prices, difference: due - back, fee, state: stateOf(plan, tickets, whose) }
  })
}

/** Returns the current tiers of units. */
const ownPlans = async (db: Db | Tx, { order }: RebookFacts, units: readonly UnitFacts[]): Promise<PlanRow[]> => {
  const ids = new Set(units.map(({ seatPlanId }) => seatPlanId))
  return (await plansOf(db, order.session_id)).filter(({ seat_plan_id: id }) => ids.has(id))
}

/** Returns future sessions of the show, with their tiers for these units. */
export const rebookSessions = async (
  db: Db | Tx,
  facts: RebookFacts,
  units: readonly UnitFacts[],
  { credit, now }: { credit: RebookCredit; now: number },
) => {
  const { user_id: userId, show_id: showId, privilege_id: privilegeId } = facts.order
  const right = { privilegeId: privilegeId ?? '', userId, now }
  const show = await saleByPrivilege(db, await requireShow(db, showId), right)
  const rates = await ticketRates(db, { userId, now }, show)
  const buyer = { own: await ownPlans(db, facts, units), tags: await tagsOf(db, userId), rates }
  const sessions = (await sessionsOf(db, show.show_id)).filter(
    (session) => session.show_time > now && isSoldTo(buyer, session),
  )
  const seated = await seatedAmong(
    db,
    sessions.map(({ session_id: id }) => id),
  )
  return Promise.all(
    sessions.map(async (session) => {
      const sale = sessionStatusAt(show, session, now)
      const plans = await plansOf(db, session.session_id)
      const tiersOf = (picked: boolean) =>
        tiersFor(plans, { units, buyer, credit, sale, picked, place: { show, session } })
      return {
        session,
        tiers: tiersOf(false),
        // Seats can be picked if any tier has free seats, even if it is the current tier.
        seated: seated.has(session.session_id) && tiersOf(true).some(({ state }) => state === 'OPEN'),
      }
    }),
  )
}

/**
 * Returns the tier that the buyer wants for these units. Throws `Refusal`: rebookTierUnfit, limitReached,
 * specifiedUsersOnly, and the reasons that block a purchase in the session.
 */
export const requireTier = async (
  tx: Tx,
  facts: RebookFacts,
  units: readonly UnitFacts[],
  {
    sessionId,
    seatPlanId,
    picked,
    credit,
    now,
  }: { sessionId: string; seatPlanId: string; picked: boolean; credit: RebookCredit; now: number },
): Promise<RebookTier> => {
  const { order } = facts
  const { user_id: userId, show_id: showId } = order
  const { show, session, plans } = await openSession(tx, {
    showId,
    sessionId,
    userId,
    privilegeId: order.privilege_id ?? '',
    now,
  })
  await requireTags(
    tx,
    userId,
    plans.filter(({ seat_plan_id: id }) => id === seatPlanId),
  )
  const rates = await ticketRates(tx, { userId, now }, show)
  const buyer = { own: await ownPlans(tx, facts, units), tags: await tagsOf(tx, userId), rates }
  const place = { show, session }
  const tier = tiersFor(plans, { units, buyer, credit, sale: 'ON_SALE', picked, place }).find(
    ({ plan }) => plan.seat_plan_id === seatPlanId,
  )
  if (!tier || tier.state === 'CURRENT' || tier.state === 'UNFIT') throw new Refusal('rebookTierUnfit')
  if (tier.state === 'SOLD_OUT') throw new Refusal('soldOut')
  const tickets = ticketCountOf(units)
  // The purchase limit counts tickets per session. A rebooking within one session does not change this number.
  const more = sessionId === order.session_id ? 0 : tickets
  if (show.order_limit !== null && more + (await purchasedCount(tx, userId, sessionId)) > show.order_limit)
    throw new Refusal('limitReached', { params: { count: show.order_limit } })
  return tier
}
