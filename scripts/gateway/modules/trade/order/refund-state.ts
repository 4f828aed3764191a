import type { OrderState } from '../../../../../src/domain/order/state'
import { orderRefundState } from '../../../../../src/domain/refund/state'
import type { Tx } from '../../../core/database/database'
import { lockOrder, moveOrder } from './lifecycle-service'

/** Updates state and refund state of a locked order by its refunds. State 11: all units and money are returned. */
export const updateOrder = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  const refunds = await tx.selectFrom('refunds').select('state').where('order_id', '=', orderId).execute()
  const complete = order.refunded_count === order.ticket_count
  const state = orderRefundState(
    refunds.map((row) => row.state),
    complete,
  )
  await tx.updateTable('orders').set({ refund_state: state }).where('order_id', '=', orderId).execute()
  if (state === 'REFUNDED') await moveOrder(tx, orderId, order.state as OrderState, 'REFUNDED', at)
}
