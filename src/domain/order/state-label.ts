import type { OrderState } from './state'

/** The word an order's state is called by; texts are at `order.state.*` (domain §4). */
export type OrderStateLabel =
  | 'unpaid'
  | 'cancelled'
  | 'reserve'
  | 'expressPending'
  | 'delivering'
  | 'express'
  | 'succeeded'
  | 'refunding'
  | 'refunded'
  | 'closed'

const LABELS: Record<OrderState, OrderStateLabel> = {
  UNPAID: 'unpaid',
  CANCELED: 'cancelled',
  RESERVE: 'reserve',
  DELIVERING: 'delivering',
  DELIVERING_EXPRESS: 'express',
  SUCCEEDED: 'succeeded',
  REFUNDED: 'refunded',
  CLOSED: 'closed',
}

/** A refund under way is named before the state; a paid order that goes by express waits to be sent. */
export const orderStateLabel = (order: {
  orderState: OrderState
  orderRefundState?: string
  deliverMethod?: string
}): OrderStateLabel => {
  if (order.orderRefundState === 'REFUNDING') return 'refunding'
  if (order.orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  return LABELS[order.orderState]
}
