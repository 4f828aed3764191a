import type { Db, Tx } from '../../core/database/database'
import type { OrderTable } from '../order/tables'
import type { PaymentTable } from './tables'
import { endUnpaid, inScope, moveOrder, type Scope } from '../order/lifecycle-service'
import { issueVoucher } from '../voucher/issue-service'

/** An unpaid order is paid: e-tickets and pick-up codes are given out at once (3 → 9), paper waits to be sent (decision 38). */
export const fulfil = async (tx: Tx, order: OrderTable, at: number, product: string): Promise<void> => {
  const { order_id: orderId } = order
  if (!(await moveOrder(tx, orderId, 'UNPAID', 'RESERVE', at, { paid_at: at, pay_product: product })))
    throw new Error(`order ${orderId} is not unpaid`)
  if (order.deliver_method === 'EXPRESS') return
  await issueVoucher(tx, order, at)
  await moveOrder(tx, orderId, 'RESERVE', 'SUCCEEDED', at)
}

/**
 * Money has come in. Payment, order and vouchers change together or not at all; the order's row is locked first, so
 * that closing, cancelling and a second payment wait. Money for an order that is no longer unpaid, or that came when its
 * time was over, goes back. @returns how the payment ended, null when it had ended before
 */
export const settlePayment = async (
  tx: Tx,
  payment: Pick<PaymentTable, 'payment_id' | 'order_id' | 'product'>,
  at: number,
): Promise<'PAID' | 'REFUNDED' | null> => {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', payment.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const unpaid = order.state === 'UNPAID'
  const state = unpaid && at < order.reserve_until ? 'PAID' : 'REFUNDED'
  const settled = await tx
    .updateTable('payments')
    .set({ state, settled_at: at, settle_at: null })
    .where('payment_id', '=', payment.payment_id)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .executeTakeFirst()
  if (Number(settled.numUpdatedRows) === 0) return null
  if (state === 'PAID') await fulfil(tx, order, at, payment.product)
  else if (unpaid) await endUnpaid(tx, order.order_id, 'CLOSED', order.reserve_until)
  return state
}

const BATCH = 200

/** Settles payments whose news comes late and has come by now, in the order of their coming. @returns how many */
export const settleDue = async (db: Db, now: number, scope: Scope = {}): Promise<number> => {
  const due = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select(['p.payment_id', 'p.order_id', 'p.product', 'p.settle_at'])
    .where('p.state', '=', 'PENDING')
    .where('p.settle_at', '<=', now)
    .where(inScope(scope))
    .orderBy('p.settle_at')
    .limit(BATCH)
    .execute()
  for (const row of due) await db.transaction().execute((tx) => settlePayment(tx, row, row.settle_at ?? now))
  return due.length
}
