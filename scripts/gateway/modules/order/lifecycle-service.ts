import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { OrderState } from '../../../../src/api/order'
import { canBecome } from '../../../../src/domain/order/state'
import type { Db, Tx } from '../../core/database/database'
import type { OrderTable } from './tables'
import { freeOrderSeats } from '../seat/hold-state-service'
import { giveBackStock } from '../session/stock-service'

type Facts = Partial<Pick<OrderTable, 'paid_at' | 'pay_product'>>

/**
 * Moves an order to its next state and stores the time; false when it is no longer in `from`. Throws for a transition
 * outside decision 38.
 */
export const moveOrder = async (
  tx: Tx,
  orderId: string,
  from: OrderState,
  to: OrderState,
  at: number,
  facts: Facts = {},
): Promise<boolean> => {
  if (!canBecome(from, to)) throw new Error(`an order does not go from ${from} to ${to}`)
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

/** Ends an unpaid order: its seats, its coupon and its tickets go back, once. False when it was not unpaid any more. */
export const endUnpaid = async (
  tx: Tx,
  orderId: string,
  state: 'CANCELED' | 'CLOSED',
  at: number,
): Promise<boolean> => {
  if (!(await moveOrder(tx, orderId, 'UNPAID', state, at))) return false
  await freeOrderSeats(tx, orderId)
  await tx
    .updateTable('coupons')
    .set({ used_order_id: null, used_at: null })
    .where('used_order_id', '=', orderId)
    .execute()
  await giveBackStock(tx, orderId)
  return true
}

/** Whose orders; all of them where nothing is named. */
export interface Scope {
  userId?: string
  orderId?: string
  sessionId?: string
}

/** Whether an order is within a scope, for a query that has the orders as `o`. */
export const inScope = ({ userId, orderId, sessionId }: Scope): Expression<SqlBool> => {
  const { eb, and } = expressionBuilder<{ o: OrderTable }, 'o'>()
  return and([
    ...(userId ? [eb('o.user_id', '=', userId)] : []),
    ...(orderId ? [eb('o.order_id', '=', orderId)] : []),
    ...(sessionId ? [eb('o.session_id', '=', sessionId)] : []),
  ])
}

const BATCH = 200

/** Closes orders whose time to pay is over. @returns how many */
export const closeDue = async (db: Db, now: number, scope: Scope = {}): Promise<number> => {
  const due = await db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.reserve_until'])
    .where('o.state', '=', 'UNPAID')
    .where('o.reserve_until', '<=', now)
    .where(inScope(scope))
    .orderBy('o.reserve_until')
    .limit(BATCH)
    .execute()
  for (const row of due)
    await db.transaction().execute((tx) => endUnpaid(tx, row.order_id, 'CLOSED', row.reserve_until))
  return due.length
}
