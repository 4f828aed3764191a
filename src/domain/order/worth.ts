import { type Fen, fen, subtractFen } from '../money'
import type { OrderRefundState, RefundState } from '../refund/state'
import { amountKind, type OrderState } from './state'

/** The main amount of an order, in its list and on its screen: what is to be paid for it, or was, beside money of tickets before; fen. */
export const orderSum = ({
  orderState,
  total,
  payAmount,
}: {
  orderState: OrderState
  total: Fen
  /** Null before it is priced. */
  payAmount: Fen | null
}): { sum: Fen; kind: ReturnType<typeof amountKind> } => ({ sum: payAmount ?? total, kind: amountKind(orderState) })

/** The amount of an order in the list, fen: of paid tickets that took the place of others their own price, as the old tickets paid for it. */
export const listedSum = (order: Parameters<typeof orderSum>[0] & { rebookOf?: string }): Fen =>
  order.rebookOf && amountKind(order.orderState) === 'paid' ? order.total : orderSum(order).sum

/** Money of an order's refunds that has arrived, fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)

interface RefundedOrder {
  orderRefundState: OrderRefundState
  refundedAmount: Fen
  refundingAmount: Fen
}

/** Returns the money of an order's own refunds by its state, the most urgent first; fen. A rebooking's difference is of the order before it. */
export const moneyBack = (order: RefundedOrder): { state: RefundState; amount: Fen }[] => {
  const { orderRefundState, refundingAmount } = order
  const failed = orderRefundState === 'FAILED'
  return [
    { state: 'FAILED' as const, amount: failed ? refundingAmount : fen(0) },
    { state: 'IN_PROGRESS' as const, amount: failed ? fen(0) : refundingAmount },
    { state: 'REFUNDED' as const, amount: arrivedRefund(order) },
  ].filter(({ amount }) => amount > 0)
}
