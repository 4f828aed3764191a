import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { OrderState } from '../../../../../src/api/order-state'
import { canBecome } from '../../../../../src/domain/order/state'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { getRow } from '../../../core/database/rows'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { runHooks } from '../../../core/run-hooks'
import { releaseCash } from '../card/cash-service'
import { releaseCard } from '../card/cover-service'
import { releaseCoupon } from '../coupon/ledger-service'
import { endUnpaidItems, lockBoundItems } from '../item-order/lifecycle-service'
import { isJoint, paymentKeyIn, ticketPaymentKey } from '../payment/payment-key-service'
import { endCreated, isUnderWay } from '../payment/state-service'
import { returnPoints } from '../points/uses-service'
import { freeOrderSeats } from '../seat/hold-state-service'
import { giveBackStock } from '../stock/service'

/**
 * Locks an order's row until the end of the transaction. Payments, closing and canceling of the order then run one
 * after another. Throws for an order that does not exist.
 */
export const lockOrder = (tx: Tx, orderId: string): Promise<Row<'orders'>> =>
  tx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()

/**
 * Locks the orders that one payment pays, in the order of their ids.
 * @param key `ticketPaymentKey` of an order
 * @returns the orders in the order of their sessions, in which seats are locked
 */
export const lockPaidTogether = async (tx: Tx, key: string): Promise<Row<'orders'>[]> => {
  if (!isJoint(key)) return [await lockOrder(tx, key)]
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('parent_id', '=', key)
    .orderBy('order_id')
    .forUpdate()
    .execute()
  return orders.sort((a, b) => (a.session_id < b.session_id ? -1 : 1))
}

/** Locks an order and the orders that were paid with it, because their refunds depend on each other. Returns the order. */
export const lockWithCombo = async (tx: Tx, orderId: string): Promise<Row<'orders'>> => {
  const orders = await lockPaidTogether(tx, ticketPaymentKey(await getRow(tx, 'orders', { order_id: orderId })))
  return orders.find((order) => order.order_id === orderId) as Row<'orders'>
}

type Facts = Partial<Pick<Row<'orders'>, 'paid_at' | 'pay_product'>>

/**
 * Changes the state of an order. Returns false if the order is no longer in the state `from`. Throws if decision 38
 * does not allow the transition.
 */
export const moveOrder = async (
  tx: Tx,
  orderId: string,
  from: OrderState,
  to: OrderState,
  at: number,
  facts: Facts = {},
): Promise<boolean> => {
  if (!canBecome(from, to)) throw new Error(`Order ${orderId} cannot change from ${from} to ${to}.`)
  const moved = await tx
    .updateTable('orders')
    .set({ state: to, ...facts })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) === 0) return false
  await tx.insertInto('order_events').values({ order_id: orderId, state: to, at }).execute()
  return true
}

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Called after unpaid orders that one payment pays ended, with the id under which their payments are stored.
     * Handlers return what the orders have in common.
     */
    'orders.ended': (tx: Tx, key: string) => Promise<void>
  }
}

/**
 * Ends unpaid orders that one payment pays. Returns their seats, coupons, cards, points and tickets once, and ends their
 * open payment. Each step handles all orders before the next step, so that rows are locked in the documented order.
 * Returns false if no order was still unpaid. The caller locks the orders (`lockPaidTogether`), and ensures that no
 * payment is in progress.
 */
export const endUnpaidTogether = async (
  tx: Tx,
  orders: readonly Pick<Row<'orders'>, 'order_id' | 'parent_id'>[],
  state: 'CANCELED' | 'CLOSED',
  at: number,
): Promise<boolean> => {
  const ended: (typeof orders)[number][] = []
  for (const order of orders) if (await moveOrder(tx, order.order_id, 'UNPAID', state, at)) ended.push(order)
  if (ended.length === 0) return false
  const ids = ended.map(({ order_id: id }) => id)
  const goods: Row<'item_orders'>[] = []
  for (const { order_id: id, parent_id: parentId } of ended) {
    // Goods that are paid with the tickets end with them. Their row is locked before seats and stock. Orders that are
    // paid together have no goods.
    const own = isJoint(parentId) ? undefined : await lockBoundItems(tx, id)
    if (own) goods.push(own)
  }
  const keys = new Set(ended.map(ticketPaymentKey))
  for (const key of keys) await endCreated(tx, key, { state: 'CANCELED', reason: 'ORDER_ENDED', at })
  for (const id of ids) await freeOrderSeats(tx, id)
  for (const release of [releaseCoupon, releaseCard, releaseCash]) for (const id of ids) await release(tx, id, at)
  for (const id of ids) await returnPoints(tx, id, { changed: false, now: at })
  await giveBackStock(tx, ids)
  for (const key of keys) await runHooks('orders.ended', tx, key)
  for (const each of goods) await endUnpaidItems(tx, each, state, at)
  return true
}

/**
 * Ends an unpaid order that is paid alone. Returns false if the order was no longer unpaid. The caller ensures that no
 * payment is in progress.
 */
export const endUnpaid = (tx: Tx, orderId: string, state: 'CANCELED' | 'CLOSED', at: number): Promise<boolean> =>
  endUnpaidTogether(tx, [{ order_id: orderId, parent_id: null }], state, at)

/** Returns the SQL condition that the order `o` is within a scope. The id of a parent selects all its orders. */
export const inScope = ({ userId, orderId, sessionId }: Scope): Expression<SqlBool> => {
  const { eb, and, or } = expressionBuilder<{ o: Row<'orders'> }, 'o'>()
  return and([
    ...(userId ? [eb('o.user_id', '=', userId)] : []),
    ...(orderId ? [or([eb('o.order_id', '=', orderId), eb('o.parent_id', '=', orderId)])] : []),
    ...(sessionId ? [eb('o.session_id', '=', sessionId)] : []),
  ])
}

const BATCH = 200

/** SQL condition: a payment of the order `o` is in progress. It may have been made before the deadline. */
const underWay = sql<boolean>`exists (select from payments p
  where p.order_id = ${paymentKeyIn('o')} and p.state = 'PENDING')`

/**
 * Closes orders after their payment deadline, except orders with a payment in progress. Orders that one payment pays
 * close together.
 */
export const closeDue = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.parent_id', 'o.reserve_until'])
    .where('o.state', '=', 'UNPAID')
    .where('o.reserve_until', '<=', now)
    .where(sql<boolean>`not ${underWay}`)
    .where(inScope(scope))
    .orderBy('o.reserve_until')
    .limit(BATCH)
    .execute()
  const close = (row: (typeof due)[number]) =>
    db.transaction().execute(async (tx) => {
      const key = ticketPaymentKey(row)
      const orders = await lockPaidTogether(tx, key)
      if (!(await isUnderWay(tx, key))) await endUnpaidTogether(tx, orders, 'CLOSED', row.reserve_until)
    })
  const first = new Map(due.map((row) => [ticketPaymentKey(row), row]))
  await eachRow(first.values(), close, onError)
}
