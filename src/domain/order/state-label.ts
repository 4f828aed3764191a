import { buyerState, type OrderFacts } from './buyer-state'
import type { OrderState } from './state'

/** The finer states of an order (`orderDetailState`, domain §3; the values are ours). Texts are at `order.state.*` (domain §4). */
export const ORDER_STATE_LABELS = [
  'unpaid',
  'confirming',
  'payFailed',
  'cancelled',
  'reserve',
  'expressPending',
  'delivering',
  'express',
  'issued',
  'succeeded',
  'refunding',
  'refundFailed',
  'refunded',
  'rebooked',
  'changed',
  'closed',
] as const
export type OrderStateLabel = (typeof ORDER_STATE_LABELS)[number]

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
 * An order whose tickets were all rebooked is rebooked, not refunded; one with both is changed. A refund under way or failed is named before the
 * state where no ticket is left, and so are a payment under way and one that failed. A paid order that goes by express waits to be sent; one
 * that is not over yet is issued and not completed.
 */
export const orderStateLabel = (
  order: OrderFacts & {
    orderRefundState?: string
    deliverMethod?: string
    isEnd?: boolean
    qty?: number
    refundedQty?: number | undefined
    rebookedQty?: number | undefined
  },
): OrderStateLabel => {
  const { orderState, isEnd, qty = 0, refundedQty = 0, rebookedQty = 0 } = order
  if (refundedQty >= qty && order.orderRefundState === 'REFUNDING') return 'refunding'
  if (refundedQty >= qty && order.orderRefundState === 'FAILED') return 'refundFailed'
  const state = buyerState(order)
  if (state === 'confirming') return 'confirming'
  if (state === 'failed') return 'payFailed'
  if (order.orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  if (orderState === 'REFUNDED' && rebookedQty > 0) return rebookedQty === qty ? 'rebooked' : 'changed'
  if (orderState === 'SUCCEEDED' && !isEnd) return 'issued'
  return LABELS[orderState]
}
