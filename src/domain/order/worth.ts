import { addFen, type Fen, fen, subtractFen } from '../money'
import type { OrderRefundState, RefundState } from '../refund/state'
import { amountKind, type OrderState } from './state'

/** Returns the main amount of an order: the amount due or paid, and money from previous tickets, fen. */
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

/** Money of an order's refunds that has arrived, fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)

interface RefundedOrder {
  orderRefundState: OrderRefundState
  refundedAmount: Fen
  refundingAmount: Fen
  /** Difference of the rebooking that created the order, which is refunded. */
  rebooking?: { back: Fen; state: RefundState } | null
}

/** Returns all refunds of an order by their state, the most urgent first; fen. */
export const moneyBack = (order: RefundedOrder): { state: RefundState; amount: Fen }[] => {
  const { orderRefundState, refundingAmount, rebooking } = order
  const difference = (state: RefundState) => (rebooking?.state === state ? rebooking.back : fen(0))
  const failed = orderRefundState === 'FAILED'
  return [
    { state: 'FAILED' as const, amount: addFen(failed ? refundingAmount : fen(0), difference('FAILED')) },
    { state: 'IN_PROGRESS' as const, amount: addFen(failed ? fen(0) : refundingAmount, difference('IN_PROGRESS')) },
    { state: 'REFUNDED' as const, amount: addFen(arrivedRefund(order), difference('REFUNDED')) },
  ].filter(({ amount }) => amount > 0)
}
