import { rebookCheck } from '../../../src/api/rebook'
import { attendees } from '../../../src/api/attendee'
import { tiedGoods } from '../../../src/api/goods'
import { orders } from '../../../src/api/order'
import { orderPacket } from '../../../src/api/packet'
import { createOrder, preOrder, type PreOrderParams } from '../../../src/api/purchase'
import { recentlyOrder } from '../../../src/api/recent-order'
import { checkRight } from '../../../src/api/risk'
import { seatPlans, sessionsDynamicData } from '../../../src/api/session'
import { showDynamic, showStatic } from '../../../src/api/show'
import { firstOf, need, once, Skip, type Walk } from '../step'
import { allShows } from './shows'

/** Returns one unit of a show's first tier on sale, or undefined. */
const purchaseOf = async (walk: Walk, showId: string): Promise<PreOrderParams | undefined> => {
  const show = await walk.request(showDynamic, { showId })
  const seats = (await walk.request(showStatic, { showId }))?.seatPickType
  if (show?.showDetailStatus !== 'ON_SALE' || show.captchaSwitch || seats !== 'SUPPORT_NONE') return undefined
  const sessions = (await walk.request(sessionsDynamicData, { showId })) ?? []
  return firstOf(
    sessions.filter(({ sessionStatus }) => sessionStatus === 'ON_SALE'),
    async ({ bizShowSessionId: sessionId }) => {
      const plans = (await walk.request(seatPlans, { showId, sessionId })) ?? []
      const plan = plans.find(({ status, stock }) => status === 'ON_SALE' && stock !== 0)
      return plan && { showId, sessionId, items: [{ seatPlanId: plan.seatPlanId, quantity: 1 }], couponId: '' }
    },
    3,
  )
}

/** Finds a purchase that is possible for this account: on sale, without seats and captcha, and with few attendees. */
export const purchase = once(async (walk): Promise<PreOrderParams> => {
  const candidates = (await allShows(walk)).filter(
    ({ showStatus, supportSeatPicking }) => showStatus === 'ON_SALE' && !supportSeatPicking,
  )
  let named: PreOrderParams | undefined
  const found = await firstOf(candidates, async ({ showId }) => {
    const bought = await purchaseOf(walk, showId)
    if (!bought) return undefined
    const right = await walk.request(checkRight, { showId })
    if (right?.riskToken) walk.session.riskTokens.set(showId, right.riskToken)
    const priced = await walk.request(preOrder, bought)
    named ??= bought
    return priced?.audience.mode === 'NONE' ? bought : undefined
  })
  return need(found ?? named, 'show on sale without seats to pick')
})

/** Finds tickets with which goods are sold. Shows whose tickets contain goods are tried first. */
export const ticketsWithGoods = once(async (walk) => {
  const shows = (await allShows(walk)).filter(({ showStatus }) => showStatus === 'ON_SALE')
  const [containing, others] = [true, false].map((wanted) =>
    shows.filter(({ requiredGoods }) => Boolean(requiredGoods) === wanted),
  )
  const found = await firstOf([...(containing ?? []), ...(others ?? [])], async ({ showId }) => {
    const bought = await purchaseOf(walk, showId)
    if (!bought) return undefined
    const { sessionId, items } = bought
    const seatPlanIds = items.flatMap((item) => ('seatPlanId' in item ? [item.seatPlanId] : []))
    const tickets = { showId, sessionId, seatPlanIds, quantity: 1 }
    const offer = await walk.request(tiedGoods, tickets)
    return offer && offer.goods.length > 0 ? tickets : undefined
  })
  return need(found, 'show with goods')
})

/** Returns the attendees that the order must name. */
export const audienceIds = async (walk: Walk): Promise<string[]> => {
  const { mode, count } = (await walk.answer(preOrder)).audience
  if (mode === 'NONE') return []
  const { showId } = await purchase(walk)
  const known = (await walk.request(attendees, { showId, offset: 0, length: 50 })) ?? []
  const chosen = known.filter(({ selectable }) => selectable).slice(0, count)
  if (chosen.length < count) throw new Skip('the account has too few attendees for it')
  return chosen.map(({ audienceId }) => audienceId)
}

/** Returns the newest order in any tab of the order list. */
export const anyOrder = once(async (walk) => {
  const { items } = await walk.answer(orders)
  const found =
    items[0] ??
    (await firstOf(['OTHER', 'HISTORY'] as const, async (tab) =>
      (await walk.request(orders, { tab, offset: 0, length: 20 }))?.items.at(0),
    ))
  return need(found, 'order of this account')
})

/** Finds the coupon packet of an order. */
export const packetOfOrder = once(async (walk) => {
  const { items } = await walk.answer(orders)
  const packetOf = async ({ orderId }: { orderId: string }) =>
    (await walk.request(orderPacket, { orderId }))?.packet ?? undefined
  return need(await firstOf(items, packetOf, items.length), 'packet of an order')
})

/** Finds an order with a parcel. */
export const expressOrder = once(async (walk) =>
  need(
    (await walk.answer(orders)).items.find(({ orderOperations }) => orderOperations.includes('VIEW_EXPRESS')),
    'order of this account that goes by express',
  ),
)

/** Finds an order that allows the operation REFUND. */
export const refundableOrder = once(async (walk) =>
  need(
    (await walk.answer(orders)).items.find(({ orderOperations }) => orderOperations.includes('REFUND')),
    'order of this account that can be refunded',
  ),
)

/** Finds a ticket, with its order, that allows the operation REBOOK. */
export const rebookableTicket = once(async (walk) => {
  const { orderId, firstShowId: showId } = need(
    (await walk.answer(orders)).items.find(({ orderOperations }) => orderOperations.includes('REBOOK')),
    'order of this account that can be rebooked',
  )
  const { unitId } = need(
    (await walk.request(rebookCheck, { orderId }))?.units.find(({ hindrance }) => hindrance === 'NONE'),
    'ticket that can be rebooked',
  )
  return { orderId, showId, rebookTicketItems: [{ unitId }] }
})

/** Returns the transaction of an unpaid order: the order that this walk created, or another order of the account. */
export const unpaidTransaction = once(async (walk): Promise<string> => {
  if (walk.order) {
    const [made] = (await walk.answer(createOrder)).unPaidTransactionIds
    return need(made, 'transaction of the order')
  }
  return need((await walk.answer(recentlyOrder))?.transactionId, 'unpaid order of this account; --order makes one')
})
