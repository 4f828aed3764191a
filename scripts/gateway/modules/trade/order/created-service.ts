import type { Row } from '../../../core/database/database'

/** The answer to the creation of an order (contract: api/purchase CreatedOrder): the same for every repeat. */
export const serializeCreatedOrder = (
  order: Pick<Row<'orders'>, 'order_id' | 'transaction_id' | 'bind_id' | 'pay_amount'>,
) => ({
  orderId: order.order_id,
  unPaidTransactionIds: order.pay_amount > 0 ? [order.transaction_id] : [],
  type: 'TICKET',
  bindId: order.bind_id,
  payAmount: order.pay_amount,
})
