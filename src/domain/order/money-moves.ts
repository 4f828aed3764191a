import { type Fen, fen, sumFen } from '../money'
import { arrivedRefund } from './worth'

/** Amounts of a paid order, fen. */
interface PaidMoney {
  /** Amount paid in money. */
  payAmount: Fen
  /** Amount paid by cash cards. */
  cardAmount: Fen
  /** Amount moved from the original order, if this order is a rebooking. */
  movedIn: Fen
  refundedAmount: Fen
  refundingAmount: Fen
  /** Fees that the merchant retained from refunds and resales. */
  retainedFee: Fen
  /** Fees that the merchant retained from rebookings to cheaper tickets. */
  rebookFee: Fen
  /** Price differences that the merchant did not refund when tickets were rebooked to cheaper ones. */
  retainedDifference: Fen
  /** Amount moved to the new order when tickets were rebooked. */
  movedOut: Fen
  /** True for an order of a combo, whose money moves only to and from the other orders of the combo. */
  isCombo: boolean
}

/**
 * Kinds of money movements other than the payment. Money is paid by cash cards, moved from another order, refunded,
 * retained, or moved to another order.
 */
export type MoneyMove =
  | 'cards'
  | 'movedIn'
  | 'comboIn'
  | 'refunded'
  | 'refunding'
  | 'fee'
  | 'movedOut'
  | 'comboOut'
  | 'rebookFee'
  | 'difference'

/**
 * Returns the movements of an order's money after its payment, and the remaining amount.
 *
 * `left` is the sum of the payment and all lines; outgoing amounts are negative. Lines of 0 are omitted. `lines` is
 * empty until money has left the order.
 */
export const moneyMoves = (order: PaidMoney): { lines: { kind: MoneyMove; amount: Fen }[]; left: Fen } => {
  const { payAmount, cardAmount, movedIn, refundingAmount, retainedFee, movedOut, isCombo } = order
  const out = [
    { kind: 'refunded' as const, amount: fen(-arrivedRefund(order)) },
    { kind: 'refunding' as const, amount: fen(-refundingAmount) },
    { kind: 'fee' as const, amount: fen(-retainedFee) },
    { kind: isCombo ? ('comboOut' as const) : ('movedOut' as const), amount: fen(-movedOut) },
    { kind: 'rebookFee' as const, amount: fen(-order.rebookFee) },
    { kind: 'difference' as const, amount: fen(-order.retainedDifference) },
  ].filter(({ amount }) => amount !== 0)
  const others = [
    { kind: 'cards' as const, amount: cardAmount },
    { kind: isCombo ? ('comboIn' as const) : ('movedIn' as const), amount: movedIn },
  ].filter(({ amount }) => amount > 0)
  const lines = out.length > 0 ? [...others, ...out] : []
  return { lines, left: sumFen([payAmount, cardAmount, movedIn, ...out.map(({ amount }) => amount)]) }
}
