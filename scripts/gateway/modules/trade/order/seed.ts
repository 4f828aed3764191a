import { sql } from 'kysely'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { couponCut } from '../../../../../src/domain/pricing/coupon-cut'
import { fen } from '../../../../../src/domain/money'
import { unitShares } from '../../../../../src/domain/refund/amounts'
import afterSale from './data/after-sale-orders.json'
import orders from './data/orders.json'
import { seedChanges } from './change-service'
import { documentKey } from '../attendee/document-key-service'
import { runHooks } from '../../../core/run-hooks'
import { spanOf } from '../../../core/seed/relative-time'
import { bookSale } from '../payment/journal-service'
import { enterLedger } from '../payment/ledger-service'
import { unpaidMinutes } from '../../base/shop/limits-service'
import { enterCouponEvent, holdCoupon } from '../coupon/ledger-service'
import { seededCouponId } from '../coupon/seed-service'
import type { PriceLineRow } from '../pricing/service'
import { unitsOfOrder } from './units-service'

/** States in which the buyer has paid. */
const PAID = new Set(['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED', 'REFUNDED'])
const ISSUED = new Set(['SUCCEEDED', 'REFUNDED'])
/** States that return tickets to the stock. */
const GIVEN_BACK = new Set(['CANCELED', 'CLOSED', 'REFUNDED'])

/**
 * A seeded order. `parent` is the key of its parent order, and `coupon` is the kind of the buyer's coupon that the
 * order uses.
 */
type Source = (typeof orders)[number] & { parent?: string; coupon?: string }

/** Reduces the stock for a seeded order, so that a refund restores the right number. */
const takeStock = (tx: Tx, seatPlanId: string, quantity: number) =>
  tx
    .updateTable('stocks')
    .set((stock) => ({ remaining: sql<number>`greatest(${stock.ref('remaining')} - ${quantity}, 0)` }))
    .where('seat_plan_id', '=', seatPlanId)
    .execute()

/** The tickets of a seeded order: their tier, and the names of its attendees. */
interface SeededTickets {
  plan: Row<'seat_plans'>
  /** Time from which their codes are shown, epoch ms; null if they are shown immediately. */
  codeFrom: number | null
  used: boolean
  names: readonly string[]
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Issues the tickets of a seeded order. */
    'order.seeded': (tx: Tx, order: Row<'orders'>, tickets: SeededTickets) => Promise<void>
  }
}

interface Place {
  /** Key by which other modules find the order. */
  key: string
  /** Position of the order among all orders of the seed. */
  position: number
}

const seededId = (key: string, now: number): string => `O${now.toString(36)}${key}`.toUpperCase()

/** A parent is written before its children. */
const seedParent = async (tx: Tx, { parent, created }: Source, now: number): Promise<void> => {
  if (parent === undefined) return
  const at = now + spanOf(created)
  await tx
    .insertInto('order_parents')
    .values({
      parent_id: seededId(parent, now),
      order_number: `FY${at}${parent}`,
      bind_id: `B${seededId(parent, now)}`,
      created_at: at,
    })
    .onConflict((row) => row.column('parent_id').doNothing())
    .execute()
}

/** Holds the coupon of a seeded order, and stores the payment of each unit. */
const seedCouponUse = async (
  tx: Tx,
  { order_id: orderId, coupon_id: couponId, created_at: created, paid_at: paidAt, ...order }: Row<'orders'>,
): Promise<void> => {
  if (couponId === null) return
  await holdCoupon(tx, couponId, orderId, created)
  if (paidAt !== null) await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'USED', at: paidAt, ref: orderId })
  const items = await tx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).execute()
  const shares = unitShares({ units: unitsOfOrder(items, []), lines: order.price_lines })
  const rows = shares.map(({ unitId, ...share }) => ({ order_id: orderId, unit_id: unitId, promotion: 0, ...share }))
  await tx.insertInto('order_unit_shares').values(rows).execute()
}

const seedOrder = async (tx: Tx, source: Source, now: number, { key, position }: Place): Promise<void> => {
  const plan = await getRow(tx, 'seat_plans', { seat_plan_id: source.plan })
  const session = await getRow(tx, 'sessions', { session_id: plan.session_id })
  const show = await getRow(tx, 'shows', { show_id: session.show_id })
  const audiences = await tx
    .selectFrom('audiences')
    .selectAll()
    .where('audience_id', 'in', ['', ...source.audiences])
    .execute()
  const created = now + spanOf(source.created)
  const price = plan.sale_price ?? plan.price
  const amount = price * source.quantity
  const fee = source.deliver === 'EXPRESS' ? show.delivery_fee : 0
  const couponId = source.coupon === undefined ? null : seededCouponId(source.coupon)
  const coupon = couponId === null ? null : await getRow(tx, 'coupons', { coupon_id: couponId })
  const cut = coupon ? couponCut(coupon.rules, { amount: fen(amount), pieces: source.quantity }) : 0
  const lines: PriceLineRow[] = [
    { kind: 'TICKETS', amount },
    ...(cut ? [{ kind: 'COUPON', amount: -cut }] : []),
    ...(fee ? [{ kind: 'DELIVERY', amount: fee }] : []),
  ]
  const paid = lines.reduce((sum, line) => sum + line.amount, 0)
  const orderId = seededId(key, now)
  await seedParent(tx, source, now)
  const paidAt = PAID.has(source.state) ? created + 90_000 : null
  await tx
    .insertInto('orders')
    .values({
      order_id: orderId,
      order_number: `FY${created}${position}`,
      user_id: source.user,
      idempotency_key: `seed-${key}`,
      request_hash: 'seed',
      transaction_id: `X${orderId}`,
      bind_id: `B${orderId}`,
      show_id: show.show_id,
      session_id: session.session_id,
      state: source.state,
      refund_state: source.state === 'REFUNDED' ? 'REFUNDED' : 'NONE',
      refunded_count: source.state === 'REFUNDED' ? source.quantity * plan.unit_qty : 0,
      refunded_amount: source.state === 'REFUNDED' ? paid : 0,
      ticket_count: source.quantity * plan.unit_qty,
      total: amount + fee,
      pay_amount: paid,
      price_lines: json(lines),
      deliver_method: source.deliver,
      contact: json({ type: 'PHONE' as const, value: '13800000001', countryCode: '86' }),
      delivery: source.delivery && json(source.delivery),
      express: source.express && json(source.express),
      parent_id: source.parent === undefined ? null : seededId(source.parent, now),
      ...{ rebook_of: null, moved_in: 0, moved_out: 0 },
      coupon_id: couponId,
      promotion_id: null,
      privilege_id: null,
      created_at: created,
      reserve_until: created + unpaidMinutes * 60_000,
      paid_at: paidAt,
      pay_product: paidAt === null ? null : 'SANDBOX_WEB',
      remark: '',
      plan_distributor_id: '',
      distributor_user_id: '',
    })
    .execute()
  if (paidAt !== null) {
    await enterLedger(tx, { order_id: orderId, payment_id: null, amount: paid, at: paidAt, kind: 'CHARGE' })
    await bookSale(tx, { orderId, money: paid, granted: cut }, paidAt)
  }
  if (!GIVEN_BACK.has(source.state)) await takeStock(tx, plan.seat_plan_id, source.quantity)
  await tx
    .insertInto('order_items')
    .values({
      order_id: orderId,
      seat_plan_id: plan.seat_plan_id,
      quantity: source.quantity,
      unit_qty: plan.unit_qty,
      unit_price: price,
      amount,
      sort: 0,
    })
    .execute()
  const order = await getRow(tx, 'orders', { order_id: orderId })
  await seedCouponUse(tx, order)
  for (const [sort, { audience_id, name, id_type, id_no }] of audiences.entries()) {
    await tx
      .insertInto('order_audiences')
      .values({
        order_id: orderId,
        audience_id,
        name,
        id_type,
        id_no: `${id_no.slice(0, 2)}****${id_no.slice(-2)}`,
        document_key: documentKey({ id_type, id_no }),
        sort,
      })
      .execute()
  }
  await tx
    .insertInto('order_events')
    .values(
      source.events.map(([state, after]) => ({
        order_id: orderId,
        state: String(state),
        at: created + spanOf(String(after)),
      })),
    )
    .execute()
  if (!ISSUED.has(source.state)) return
  const names = audiences.map(({ name }) => name)
  const codeFrom = show.code_lead === null ? null : session.show_time - show.code_lead
  await runHooks('order.seeded', tx, order, { plan, codeFrom, used: source.used, names })
}

/** Writes orders of the demo member in several states, with upcoming, used, shipped and refunded tickets. */
export const seedOrders = async (tx: Tx, now: number): Promise<void> => {
  let position = 0
  const seed = (source: Source, key = String(position + 1)) => seedOrder(tx, source, now, { key, position: ++position })
  for (const source of orders) await seed(source)
  for (const source of afterSale) await seed(source as Source, source.key)
  await seedChanges(tx, now)
}
