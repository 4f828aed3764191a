import type { OrderRefundState } from './state'

interface RefundedOrder {
  orderRefundState: OrderRefundState
  refundedQty?: number | undefined
  rebookedQty?: number | undefined
}

/** What the notice of an order's refunds states, and the tickets that its buyer gave back. */
export interface RefundNotice {
  state: Exclude<OrderRefundState, 'NONE'>
  qty: number
}

/**
 * Returns the notice of an order's refunds. Null without a refund, and where the notice of rebooked or resold tickets states it all; a
 * failure is always stated.
 * @param sold tickets that the waitlist bought
 */
export const refundNotice = (order: RefundedOrder, sold: number): RefundNotice | null => {
  const { orderRefundState: state, refundedQty = 0, rebookedQty = 0 } = order
  if (state === 'NONE') return null
  const others = rebookedQty + sold
  const qty = refundedQty - others
  const isSettled = state === 'PARTIAL' || state === 'REFUNDED'
  const isStated = qty <= 0 && (isSettled ? others > 0 : state === 'REFUNDING' && sold > 0 && rebookedQty === 0)
  if (isStated) return null
  return { state: isSettled && others > 0 ? 'PARTIAL' : state, qty }
}
