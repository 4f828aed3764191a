import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Fen } from '../../../../../src/domain/money'
import { itemOrderCanBecome, type ItemOrderState } from '../../../../../src/domain/order/item-order'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { enterCouponEvent, releaseCoupon } from '../coupon/ledger-service'
import { bookSale } from '../payment/journal-service'
import { returnPoints } from '../points/uses-service'
import { endCreated, isUnderWay } from '../payment/state-service'
import { runHooks } from '../../../core/run-hooks'
import { itemKindOf, type LeavingPieces } from './kind-service'

/**
 * Returns the id under which the payments of an item order are stored: the id of its ticket order if both are bound.
 */
export const paymentKeyOf = ({
  order_id: orderId,
  ticket_order_id: ticketOrderId,
  is_bound: isBound,
}: Pick<Row<'item_orders'>, 'order_id' | 'ticket_order_id' | 'is_bound'>): string =>
  isBound && ticketOrderId !== null ? ticketOrderId : orderId

/**
 * Locks the order of goods that a ticket order is paid with until the end of the transaction. Returns undefined
 * for an order without such goods.
 */
export const lockBoundItems = (tx: Tx, ticketOrderId: string): Promise<Row<'item_orders'> | undefined> =>
  tx
    .selectFrom('item_orders')
    .selectAll()
    .where('ticket_order_id', '=', ticketOrderId)
    .where('is_bound', '=', true)
    .forUpdate()
    .executeTakeFirst()

/** Locks an item order's row until the end of the transaction. Throws for an order that does not exist. */
export const lockItemOrder = (tx: Tx, orderId: string): Promise<Row<'item_orders'>> =>
  tx.selectFrom('item_orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()

declare module '../../../core/hooks' {
  interface Hooks {
    /** Called after an item order was paid. */
    'items.paid': (tx: Tx, orderId: string, at: number) => Promise<void>
    /** Called after an unpaid item order ended. Handlers return the balances of its cash cards. */
    'items.ended': (tx: Tx, orderId: string, at: number) => Promise<void>
  }
}

type Facts = Partial<Pick<Row<'item_orders'>, 'paid_at' | 'pay_product' | 'refunded_amount'>>

/**
 * Changes the state of an item order. Returns false if the order is no longer in the state `from`. Throws if the
 * transition is not allowed.
 */
export const moveItemOrder = async (
  tx: Tx,
  orderId: string,
  [from, to]: [ItemOrderState, ItemOrderState],
  at: number,
  facts: Facts = {},
): Promise<boolean> => {
  if (!itemOrderCanBecome(from, to)) throw new Error(`Item order ${orderId} cannot change from ${from} to ${to}.`)
  const moved = await tx
    .updateTable('item_orders')
    .set({ state: to, ...facts })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) return false
  await tx.insertInto('item_order_events').values({ order_id: orderId, state: to, at }).execute()
  return true
}

/**
 * Ends an unpaid item order and its open payment, and returns its coupon, points and stock. If the order is no longer
 * unpaid, changes nothing and returns false. The caller ensures that no payment is in progress.
 */
export const endUnpaidItems = async (
  tx: Tx,
  order: Row<'item_orders'>,
  state: 'CANCELED' | 'CLOSED',
  at: number,
): Promise<boolean> => {
  const { order_id: orderId } = order
  if (!(await moveItemOrder(tx, orderId, ['UNPAID', state], at))) return false
  await endCreated(tx, paymentKeyOf(order), { state: 'CANCELED', reason: 'ORDER_ENDED', at })
  await releaseCoupon(tx, orderId, at)
  await runHooks('items.ended', tx, orderId, at)
  await returnPoints(tx, orderId, { changed: false, now: at })
  await itemKindOf(order).release(tx, order)
  return true
}

/**
 * Delivers a paid item order.
 * @param paidAt time of the provider's payment, which may be before `at`
 */
export const fulfilItems = async (
  tx: Tx,
  order: Row<'item_orders'>,
  at: number,
  product: string,
  paidAt = at,
): Promise<void> => {
  const { order_id: orderId, total, pay_amount: money, card_amount: cards } = order
  if (!(await moveItemOrder(tx, orderId, ['UNPAID', 'PAID'], at, { paid_at: paidAt, pay_product: product })))
    throw new Error(`Item order ${orderId} is not UNPAID.`)
  await enterCouponEvent(tx, { used_order_id: orderId }, { kind: 'USED', at, ref: orderId })
  await bookSale(tx, { orderId, money, cards, granted: total - money - cards }, at)
  await runHooks('items.paid', tx, orderId, at)
  const kind = itemKindOf(order)
  await kind.deliver(tx, order, at)
  if (!kind.isHandedOver) await moveItemOrder(tx, orderId, ['PAID', 'SUCCEEDED'], at)
}

/** A refund of an item order, or of some of its pieces. */
interface StartedRefund {
  /** Amount that the buyer gets back, fen. */
  amount: Fen
  /** True if a show does not take place as sold. */
  changed: boolean
  /** Points that return to the buyer; all points of the order if absent. */
  points?: number
  /** False if pieces of the order are left. */
  isComplete: boolean
  /** The refunded pieces; null if the items are revoked as a whole. */
  leaving: LeavingPieces | null
}

const enterAmount = async (tx: Tx, order: Row<'item_orders'>, { amount, isComplete }: StartedRefund, at: number) => {
  const { order_id: orderId, state } = order
  const refunded = { refunded_amount: order.refunded_amount + amount }
  if (!isComplete) return void (await changeRow(tx, 'item_orders', { order_id: orderId }, refunded))
  if (!(await moveItemOrder(tx, orderId, [state, 'REFUNDING'], at, refunded)))
    throw new Error(`Item order ${orderId} is no longer ${state}.`)
}

/**
 * Revokes the delivered items of a paid order, or some of its pieces, and returns their points. From then on, the
 * refunded money is in transit. Returns the number of returned points.
 */
export const startItemRefund = async (
  tx: Tx,
  order: Row<'item_orders'>,
  refund: StartedRefund,
  at: number,
): Promise<number> => {
  const { leaving, changed, points } = refund
  const kind = itemKindOf(order)
  await enterAmount(tx, order, refund, at)
  const back = () => returnPoints(tx, order.order_id, { ...(points !== undefined && { points }), changed, now: at })
  if (!leaving) await kind.takeBack(tx, order, at, leaving)
  const returned = await back()
  // Points are locked after cards and coupons, but before the stock of goods (DESIGN.md, "Lock order").
  if (leaving) await kind.takeBack(tx, order, at, leaving)
  return returned
}

/** Ends a refunded item order as soon as its money has arrived. */
export const endRefundedItems = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const refunds = await tx.selectFrom('refunds').select('state').where('order_id', '=', orderId).execute()
  if (refunds.every(({ state }) => state === 'REFUNDED'))
    await moveItemOrder(tx, orderId, ['REFUNDING', 'REFUNDED'], at)
}

/** Returns the SQL condition that the item order `m` is within a scope. */
export const itemsInScope = ({ userId, orderId, sessionId }: Scope): Expression<SqlBool> => {
  const { eb, and, lit } = expressionBuilder<{ m: Row<'item_orders'> }, 'm'>()
  return and([
    ...(userId ? [eb('m.user_id', '=', userId)] : []),
    ...(orderId ? [eb('m.order_id', '=', orderId)] : []),
    // No item order belongs to a session.
    ...(sessionId ? [lit(false)] : []),
  ])
}

const BATCH = 200

/** Closes item orders after their payment deadline, except orders with a payment in progress. */
export const closeDueItems = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('item_orders as m')
    .select(['m.order_id', 'm.reserve_until'])
    .where('m.state', '=', 'UNPAID')
    .where('m.reserve_until', '<=', now)
    // The ticket order of a bound order closes both.
    .where('m.is_bound', '=', false)
    .where(itemsInScope(scope))
    .orderBy('m.reserve_until')
    .limit(BATCH)
    .execute()
  const close = ({ order_id: id, reserve_until: at }: (typeof due)[number]) =>
    db.transaction().execute(async (tx) => {
      const order = await lockItemOrder(tx, id)
      if (!(await isUnderWay(tx, id))) await endUnpaidItems(tx, order, 'CLOSED', at)
    })
  await eachRow(due, close, onError)
}
