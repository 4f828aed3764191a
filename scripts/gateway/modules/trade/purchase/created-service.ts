import type { Row } from '../../../core/database/database'

/** Serializes a created order (contract: api/purchase CreatedOrder). Repeated requests get the same result. */
export const serializeCreatedOrder = (
  order: Pick<Row<'orders'>, 'order_id' | 'transaction_id' | 'bind_id' | 'pay_amount'>,
  type: 'TICKET' | 'PRODUCT' = 'TICKET',
) => ({
  orderId: order.order_id,
  unPaidTransactionIds: order.pay_amount > 0 ? [order.transaction_id] : [],
  type,
  bindId: order.bind_id,
  payAmount: order.pay_amount,
})
