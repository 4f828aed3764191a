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

/** Money of an order's refunds that has arrived, fen. */
export const arrivedRefund = (order: { refundedAmount: Fen; refundingAmount: Fen }): Fen =>
  subtractFen(order.refundedAmount, order.refundingAmount)
