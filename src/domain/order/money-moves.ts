import { type Fen, fen, sumFen } from '../money'
import { arrivedRefund } from './worth'

/** Amounts of a paid order, fen. */
interface PaidMoney {
  /** Paid in money. */
  payAmount: Fen
  /** Paid by cash cards. */
  cardAmount: Fen
  /** Money of the previous order, if its tickets were rebooked to this one. */
  movedIn: Fen
  refundedAmount: Fen
  refundingAmount: Fen
  /** Fees that the merchant retains of refunds and resales. */
  retainedFee: Fen
  /** Fees that the merchant retains of rebookings to cheaper tickets. */
  rebookFee: Fen
  /** Differences of rebookings that were not refunded. */
  retainedDifference: Fen
  /** Money that pays for the tickets of another order. */
  movedOut: Fen
}

/** Movements of money beside a payment: from cards or another order, refunded, retained, or to another order. */
export type MoneyMove = 'cards' | 'movedIn' | 'refunded' | 'refunding' | 'fee' | 'movedOut' | 'rebookFee' | 'difference'

/**
 * Returns the moves of an order's money after its payment, and the remaining amount.
 * The payment and all lines add up to `left`; lines that reduce it are negative. Lines of 0 are left out. The list is
 * empty until money has left the order.
 */
export const moneyMoves = (order: PaidMoney): { lines: { kind: MoneyMove; amount: Fen }[]; left: Fen } => {
  const { payAmount, cardAmount, movedIn, refundingAmount, retainedFee, movedOut } = order
  const out = [
    { kind: 'refunded' as const, amount: fen(-arrivedRefund(order)) },
    { kind: 'refunding' as const, amount: fen(-refundingAmount) },
    { kind: 'fee' as const, amount: fen(-retainedFee) },
    { kind: 'movedOut' as const, amount: fen(-movedOut) },
    { kind: 'rebookFee' as const, amount: fen(-order.rebookFee) },
    { kind: 'difference' as const, amount: fen(-order.retainedDifference) },
  ].filter(({ amount }) => amount !== 0)
  const others = [
    { kind: 'cards' as const, amount: cardAmount },
    { kind: 'movedIn' as const, amount: movedIn },
  ].filter(({ amount }) => amount > 0)
  const lines = out.length > 0 ? [...others, ...out] : []
  return { lines, left: sumFen([payAmount, cardAmount, movedIn, ...out.map(({ amount }) => amount)]) }
}
