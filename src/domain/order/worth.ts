import { type Fen, fen, subtractFen } from '../money'
import type { OrderRefundState, RefundState } from '../refund/state'
import { amountKind, type OrderState } from './state'

/** Returns the main amount of an order in fen, and its kind: due, paid, or the amount of an order that ended unpaid. */
export const orderSum = ({
  orderState,
  total,
  payAmount,
}: {
  orderState: OrderState
  total: Fen
  /** Amount to pay; null until the order has a price. */
  payAmount: Fen | null
}): { sum: Fen; kind: ReturnType<typeof amountKind> } => ({ sum: payAmount ?? total, kind: amountKind(orderState) })

/**
 * Returns the amount of an order in the list, fen. For a paid rebooking, returns the price of its tickets, because the
 * original tickets paid for them.
 */
export const listedSum = (order: Parameters<typeof orderSum>[0] & { rebookOf?: string }): Fen =>
  order.rebookOf && amountKind(order.orderState) === 'paid' ? order.total : orderSum(order).sum

/** Returns the refunded amount of an order that the buyer has already received, in fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)

interface RefundedOrder {
  orderRefundState: OrderRefundState
  refundedAmount: Fen
  refundingAmount: Fen
}

/**
 * Returns the refunds of an order by state in fen, the most urgent state first. Excludes the refund of a rebooking's
 * price difference, which belongs to the original order.
 */
export const moneyBack = (order: RefundedOrder): { state: RefundState; amount: Fen }[] => {
  const { orderRefundState, refundingAmount } = order
  const failed = orderRefundState === 'FAILED'
  return [
    { state: 'FAILED' as const, amount: failed ? refundingAmount : fen(0) },
    { state: 'IN_PROGRESS' as const, amount: failed ? fen(0) : refundingAmount },
    { state: 'REFUNDED' as const, amount: arrivedRefund(order) },
  ].filter(({ amount }) => amount > 0)
}
