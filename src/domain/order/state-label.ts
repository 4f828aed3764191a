import { buyerState, type OrderFacts } from './buyer-state'
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
  | 'refundFailed'
  | 'refunded'
  | 'rebooked'
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

/** Ms after its start for which a show counts as still to come: orders carry no end, and some visitors come late. */
const SHOW_LENGTH = 4 * 3_600_000

/**
 * An order of which other tickets took the place whole is rebooked, not refunded. A refund under way or failed is named before the state, and so are a payment under way and one that failed; a paid order that goes by express waits to be sent; one whose show is still to
 * come, or has no time, is issued and not completed.
 * @param now epoch ms
 */
export const orderStateLabel = (
  order: OrderFacts & {
    orderRefundState?: string
    deliverMethod?: string
    showTime: number | null
    qty?: number
    rebookedQty?: number | undefined
  },
  now: number,
): OrderStateLabel => {
  if (order.orderRefundState === 'REFUNDING') return 'refunding'
  if (order.orderRefundState === 'FAILED') return 'refundFailed'
  const state = buyerState(order)
  if (state === 'confirming') return 'confirming'
  if (state === 'failed') return 'payFailed'
  if (order.orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  const { orderState, showTime, qty, rebookedQty } = order
  if (orderState === 'REFUNDED' && qty !== undefined && rebookedQty === qty) return 'rebooked'
  if (orderState === 'SUCCEEDED' && (showTime === null || now < showTime + SHOW_LENGTH)) return 'issued'
  return LABELS[orderState]
}
