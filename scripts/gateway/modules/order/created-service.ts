import type { OrderTable } from './tables'

/** The answer to the creation of an order (contract: api/purchase CreatedOrder): the same for every repeat. */
export const serializeCreatedOrder = (
  order: Pick<OrderTable, 'order_id' | 'transaction_id' | 'bind_id' | 'pay_amount'>,
) => ({
  orderId: order.order_id,
  unPaidTransactionIds: order.pay_amount > 0 ? [order.transaction_id] : [],
  type: 'TICKET',
  bindId: order.bind_id,
  payAmount: order.pay_amount,
})
