import type { Row } from '../../../scripts/gateway/core/database/database'
import { getRow } from '../../../scripts/gateway/core/database/rows'
import { serviceFee } from '../../../src/domain/order/service-fee'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { act } from '../../../scripts/gateway/modules/trade/cashier/service'
import { insertOrderRow } from '../../../scripts/gateway/modules/trade/order/insert-order-service'
import { pay } from '../../../scripts/gateway/modules/trade/payment/pay'
import { fulfil } from '../../../scripts/gateway/modules/trade/order/fulfil-service'
import { applyRebook } from '../../../scripts/gateway/modules/after-sale/rebook/apply'
import { holdRebook } from '../../../scripts/gateway/modules/after-sale/rebook/hold'

/** Id of an exhibition in the sandbox. Its tickets have no seats and need no names. */
const SHOW = 'S5002'
export const DAY = 86_400_000

/** The generated rules of a show, and a generated order. */
export interface Drawn {
  steps: { before: number; fee: number }[]
  /** Time until the show starts, in ms, when the order is placed. */
  ahead: number
  tiers: { unitQty: number; price: number; quantity: number }[]
  /** Share of the remaining price that each reduction takes, 0 to 1. The reductions apply in this order. */
  cuts: { promotion: number; coupon: number; points: number }
  delivery: number
  /** Service fee per ticket, fen. */
  service: number
  /**
   * Price of the tier to which all tickets were rebooked, fen. The refund then comes from two payments. Null if the
   * order was not rebooked.
   */
  rebookedTo: number | null
}

const localized = (text: string) => json({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

const insertTier = async ({ db }: Gateway, sessionId: string, at: number, tier: Drawn['tiers'][number]) => {
  const seatPlanId = `${sessionId}P${at}`
  await db
    .insertInto('seat_plans')
    .values({
      ...{ seat_plan_id: seatPlanId, session_id: sessionId, name: localized(seatPlanId), description: localized('') },
      ...{ price: tier.price, sale_price: null, color: '#0E7490', unit_qty: tier.unitQty, entrance: localized('') },
      ...{ wait_list: false, seat_block: null, sort: at },
    })
    .execute()
  const total = 2 * tier.quantity
  await db.insertInto('stocks').values({ seat_plan_id: seatPlanId, total, remaining: tier.quantity }).execute()
  return seatPlanId
}

/** Returns the price lines of the generated order. A reduction cannot exceed the remaining price. */
const linesOf = ({ tiers, cuts, delivery, service }: Drawn, count: number) => {
  const tickets = tiers.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  let left = tickets
  const taken = Object.entries(cuts).map(([kind, share]) => {
    const cut = Math.floor(left * share)
    left -= cut
    return { kind: kind.toUpperCase(), amount: -cut }
  })
  const lines = [
    { kind: 'DELIVERY', amount: delivery },
    { kind: 'SERVICE', amount: serviceFee(service, count) },
    ...taken,
  ]
  return { tickets, lines: [{ kind: 'TICKETS', amount: tickets }, ...lines.filter(({ amount }) => amount !== 0)] }
}

const payFor = async (gateway: Gateway, { user_id: userId, transaction_id: transactionId }: Row<'orders'>) => {
  const [returnUrl, origin] = ['/pay-success?orderId=1', 'http://127.0.0.1']
  const way = { platform: 'H5', paymentProduct: 'ALIPAY_WAP', returnUrl, lang: 'zh-CN' as const, origin }
  const begun = await pay(gateway, { userId, transactionIds: [transactionId], ...way })
  await act(gateway, begun.paymentInfo.normalUrl.split('/').at(-1) ?? '', 'pay')
}

const orderRow = ({ db }: Gateway, orderId: string) => getRow(db, 'orders', { order_id: orderId })

const rebookedOrder = async (gateway: Gateway, { order_id: orderId, user_id: userId }: Row<'orders'>, tier: string) => {
  const items = await gateway.db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).execute()
  const unitIds = items.flatMap((item) =>
    Array.from({ length: item.quantity }, (_, at) => `${item.seat_plan_id}_${at + 1}`),
  )
  const sessionId = tier.slice(0, tier.lastIndexOf('P'))
  const rebookId = await holdRebook(gateway, userId, { orderId, unitIds, sessionId, seatPlanId: tier })
  const order = await applyRebook(gateway, userId, rebookId)
  if (order.pay_amount > 0) await payFor(gateway, order)
  return orderRow(gateway, order.order_id)
}

/** Inserts the session, its rules, and the paid order. @param nth number that is unique among the orders */
export const insertDrawn = async (gateway: Gateway, drawn: Drawn, nth: number): Promise<Row<'orders'>> => {
  const { db, clock } = gateway
  const now = clock.now()
  const sessionId = `RQN${nth}`
  const rule = { refund_rule: json({ steps: drawn.steps, perSession: 1000 }), rebook_rule: json({ before: 0 }) }
  await db
    .updateTable('shows')
    .set({ state: 'LISTED', order_limit: null, ...rule })
    .where('show_id', '=', SHOW)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      ...{ session_id: sessionId, show_id: SHOW, show_time: now + drawn.ahead, permanent: false },
      ...{ state: 'LISTED', sort: 1000 + nth },
    })
    .execute()
  const ids: string[] = []
  for (const [at, tier] of drawn.tiers.entries()) ids.push(await insertTier(gateway, sessionId, at, tier))
  const count = drawn.tiers.reduce((sum, { unitQty, quantity }) => sum + unitQty * quantity, 0)
  const other = { unitQty: 1, price: drawn.rebookedTo ?? 0, quantity: count }
  const otherId = await insertTier(gateway, sessionId, drawn.tiers.length, other)
  const { tickets, lines } = linesOf(drawn, count)
  const order = await db.transaction().execute(async (tx) => {
    const row = await insertOrderRow(tx, {
      ...{
        user_id: `RUSH${nth % 6}`,
        show_id: SHOW,
        session_id: sessionId,
        deliver_method: 'E_TICKET',
        delivery: null,
        privilege_id: null,
      },
      ...{ idempotency_key: `quotes-${nth}`, request_hash: '', ticket_count: count, total: tickets },
      ...{ pay_amount: lines.reduce((sum, { amount }) => sum + amount, 0), price_lines: lines, card_amount: 0 },
      ...{ contact: { type: 'PHONE', value: '13800000001', countryCode: '86' }, coupon_id: null, promotion_id: null },
      ...{ plan_distributor_id: '', distributor_user_id: '', remark: '', rebook_of: null, moved_in: 0, now },
      utcOffset: 480,
    })
    await tx
      .insertInto('order_items')
      .values(
        drawn.tiers.map(({ price, quantity, unitQty }, sort) => ({
          ...{ order_id: row.order_id, seat_plan_id: ids[sort], quantity, unit_qty: unitQty, unit_price: price },
          ...{ amount: price * quantity, sort },
        })),
      )
      .execute()
    if (row.pay_amount === 0) await fulfil(tx, row, now, 'FREE')
    return row
  })
  if (order.pay_amount > 0) await payFor(gateway, order)
  return drawn.rebookedTo === null ? orderRow(gateway, order.order_id) : rebookedOrder(gateway, order, otherId)
}
