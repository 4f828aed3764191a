import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { OrderState } from '../../../../../src/api/order-state'
import { canBecome } from '../../../../../src/domain/order/state'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { releaseCash } from '../card/cash-service'
import { releaseCard } from '../card/cover-service'
import { releaseCoupon } from '../coupon/ledger-service'
import { endUnpaidItems, lockBoundItems } from '../item-order/lifecycle-service'
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

/**
 * Ends an unpaid order, returns its seats, coupon, cards, points and tickets once, and ends its open payment. Returns
 * false if the order was no longer unpaid. The caller ensures that no payment is in progress.
 */
export const endUnpaid = async (
  tx: Tx,
  orderId: string,
  state: 'CANCELED' | 'CLOSED',
  at: number,
): Promise<boolean> => {
  if (!(await moveOrder(tx, orderId, 'UNPAID', state, at))) return false
  // Goods that are paid with the tickets end with them. Their row is locked before seats and stock.
  const goods = await lockBoundItems(tx, orderId)
  await endCreated(tx, orderId, { state: 'CANCELED', reason: 'ORDER_ENDED', at })
  await freeOrderSeats(tx, orderId)
  await releaseCoupon(tx, orderId, at)
  await releaseCard(tx, orderId, at)
  await releaseCash(tx, orderId, at)
  await returnPoints(tx, orderId, { changed: false, now: at })
  await giveBackStock(tx, orderId)
  if (goods) await endUnpaidItems(tx, goods, state, at)
  return true
}

/** Returns the SQL condition that the order `o` is within a scope. */
export const inScope = ({ userId, orderId, sessionId }: Scope): Expression<SqlBool> => {
  const { eb, and } = expressionBuilder<{ o: Row<'orders'> }, 'o'>()
  return and([
    ...(userId ? [eb('o.user_id', '=', userId)] : []),
    ...(orderId ? [eb('o.order_id', '=', orderId)] : []),
    ...(sessionId ? [eb('o.session_id', '=', sessionId)] : []),
  ])
}

const BATCH = 200

/** SQL condition: a payment of the order `o` is in progress. It may have been made before the deadline. */
const underWay = sql<boolean>`exists (select from payments p where p.order_id = o.order_id and p.state = 'PENDING')`

/** Closes orders after their payment deadline, except orders with a payment in progress. */
export const closeDue = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.reserve_until'])
    .where('o.state', '=', 'UNPAID')
    .where('o.reserve_until', '<=', now)
    .where(sql<boolean>`not ${underWay}`)
    .where(inScope(scope))
    .orderBy('o.reserve_until')
    .limit(BATCH)
    .execute()
  const close = ({ order_id: id, reserve_until: at }: (typeof due)[number]) =>
    db.transaction().execute(async (tx) => {
      await lockOrder(tx, id)
      if (!(await isUnderWay(tx, id))) await endUnpaid(tx, id, 'CLOSED', at)
    })
  await eachRow(due, close, onError)
}
