import { buyerState, type OrderFacts } from './buyer-state'
import { orderFlags } from './operations'
import type { OrderState } from './state'

/** The word an order's state is called by; texts are at `order.state.*` (domain §4). */
export type OrderStateLabel =
  | 'unpaid'
  | 'confirming'
  | 'payFailed'
  | 'cancelled'
  | 'reserve'
  | 'expressPending'
  | 'delivering'
  | 'express'
  | 'issued'
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

/**
 * A refund under way is named before the state, and so are a payment under way and one that failed. A paid order that goes by
 * express waits to be sent. One whose tickets still open the gate is issued, not completed.
 */
export const orderStateLabel = (
  order: OrderFacts & { orderRefundState?: string; deliverMethod?: string; orderOperations: readonly string[] },
): OrderStateLabel => {
  const { orderState } = order
  if (order.orderRefundState === 'REFUNDING') return 'refunding'
  const state = buyerState(order)
  if (state === 'confirming') return 'confirming'
  if (state === 'failed') return 'payFailed'
  if (orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  const { canEnter, canTake } = orderFlags(order)
  return orderState === 'SUCCEEDED' && (canEnter || canTake) ? 'issued' : LABELS[orderState]
}
