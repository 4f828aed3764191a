import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { PaymentReason, PaymentState } from './tables'

/** Changes the state of a payment if it is one of `from`. Returns false otherwise. The caller locks the order. */
export const movePayment = async (
  tx: Tx,
  paymentId: string,
  from: readonly PaymentState[],
  to: PaymentState,
  at: number,
  reason = '',
): Promise<boolean> => {
  const moved = await tx
    .updateTable('payments')
    .set({ state: to, reason, state_at: at })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}

/** Returns true if a provider has a payment of this order and has not reported its result. */
export const isUnderWay = async (db: Db | Tx, orderId: string): Promise<boolean> =>
  (await findRow(db, 'payments', { order_id: orderId, state: 'PENDING' })) !== undefined

/** Ends a payment of an order that was started but not made. The cashier's page then accepts no money. */
export const endCreated = async (
  tx: Tx,
  orderId: string,
  { state, reason, at }: { state: 'REPLACED' | 'CANCELED'; reason?: PaymentReason; at: number },
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set({ state, reason: reason ?? '', state_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'CREATED')
    .execute()
}
