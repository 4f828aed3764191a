import type { Row } from '../../../core/database/database'

type Created = Pick<Row<'orders'>, 'order_id' | 'transaction_id' | 'bind_id' | 'pay_amount'>

/**
 * Serializes a created order (contract: api/purchase CreatedOrder). Repeated requests get the same result.
 * @param bound the order that is paid with it (decision 97), or undefined
 */
export const serializeCreatedOrder = (
  order: Created,
  type: 'TICKET' | 'PRODUCT' = 'TICKET',
  bound?: Pick<Row<'item_orders'>, 'transaction_id' | 'pay_amount'>,
) => {
  const payAmount = order.pay_amount + (bound?.pay_amount ?? 0)
  return {
    orderId: order.order_id,
    unPaidTransactionIds: payAmount > 0 ? [order.transaction_id, ...(bound ? [bound.transaction_id] : [])] : [],
    type,
    bindId: order.bind_id,
    payAmount,
    goodsAmount: bound?.pay_amount ?? 0,
  }
}
