import { type Fen, fen, subtractFen } from '../money'
import type { OrderRefundState, RefundState } from '../refund/state'
import { amountKind, type OrderState } from './state'

/** Returns the main amount of an order in fen, and whether it is due, paid, or of an order that ended unpaid. */
export const orderSum = ({
  orderState,
  total,
  payAmount,
}: {
  orderState: OrderState
  total: Fen
  /** Amount to pay; null before the order is priced. */
  payAmount: Fen | null
}): { sum: Fen; kind: ReturnType<typeof amountKind> } => ({ sum: payAmount ?? total, kind: amountKind(orderState) })

/**
 * Returns the amount of an order in the list, fen. A paid rebooking has the price of its tickets, as the old tickets
 * paid for it.
 */
export const listedSum = (order: Parameters<typeof orderSum>[0] & { rebookOf?: string }): Fen =>
  order.rebookOf && amountKind(order.orderState) === 'paid' ? order.total : orderSum(order).sum

/** Returns the refunded money of an order that has already arrived, in fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)

interface RefundedOrder {
  orderRefundState: OrderRefundState
  refundedAmount: Fen
  refundingAmount: Fen
}

/**
 * Returns an order's own refunds by state in fen, the most urgent one first. The price difference of a rebooking
 * belongs to the original order.
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
