import { addFen, type Fen, fen, subtractFen } from '../money'
import { amountKind, type OrderState } from './state'

/** Amounts of an order in fen; `payAmount` is null before it is priced. */
interface OrderMoney {
  orderState: OrderState
  total: Fen
  payAmount: Fen | null
  /** Money of the tickets that its own took the place of. */
  movedIn: Fen
}

/** What an order's tickets cost: paid ones of a rebooking with the money of the tickets before; fen. */
export const orderWorth = ({ orderState, total, payAmount, movedIn }: OrderMoney): Fen =>
  addFen(payAmount ?? total, amountKind(orderState) === 'paid' ? movedIn : fen(0))

/** What was paid for rebooked tickets beside the money of the tickets before, fen; null for other orders. */
export const paidDifference = ({ orderState, payAmount, movedIn }: Omit<OrderMoney, 'total'>): Fen | null =>
  amountKind(orderState) === 'paid' && movedIn > 0 ? payAmount : null

/** The last line of an order's prices: its amount, or the difference of a rebooking, paid or coming back. */
export const orderSum = (
  order: OrderMoney & { rebooking?: { back: Fen } | null },
): { sum: Fen; kind: ReturnType<typeof amountKind> | 'difference' | 'back' } => {
  const { rebooking, payAmount, total, orderState } = order
  if (rebooking && rebooking.back > 0) return { sum: rebooking.back, kind: 'back' }
  return { sum: payAmount ?? total, kind: paidDifference(order) === null ? amountKind(orderState) : 'difference' }
}

/** Money of an order's refunds that has arrived, fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)
