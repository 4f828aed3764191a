import { addFen, type Fen, fen, minFen, subtractFen } from '../money'
import { feeOf } from '../refund/amounts'

/** Payment of the old tickets, fen. */
export interface RebookCredit {
  /** Amount paid in money. */
  paid: Fen
  /** Amount covered by coupon and points. */
  granted: Fen
  /** Refund fee of the old tickets now, basis points; null if they cannot be refunded. */
  rate: number | null
  /** Refund fee of the old tickets, fen. */
  refundFee: Fen
}

/** Amounts of a rebooking, fen. */
export interface RebookAmounts {
  /** Price of the new tickets. */
  price: Fen
  /** Amount covered by the coupon and points: the original amount, limited to the new price. */
  carried: Fen
  /** Money of the old tickets that pays for the new ones. */
  moved: Fen
  /** Amount that the buyer still has to pay. */
  due: Fen
  /** Part of the difference that the merchant retains: the refund fee, or everything without a refund. */
  fee: Fen
  /** Refunded to the original payments. */
  back: Fen
}

/**
 * Returns the fee of a rebooking to cheaper tickets. It is the part of the original refund fee that a later refund of
 * the new tickets would not include. @param quantity number of new units
 */
const differenceFee = ({ rate, refundFee }: RebookCredit, moved: Fen, difference: Fen, quantity: number): Fen => {
  if (rate === null) return difference
  const later = quantity * feeOf(fen(Math.floor(moved / quantity)), rate)
  return minFen(fen(Math.max(0, refundFee - later)), difference)
}

/**
 * Returns the amounts of a rebooking. A higher price gives `due`; a lower price gives `fee` and `back`.
 *
 * The amounts always balance: `paid = moved + fee + back`.
 *
 * @param quantity number of units in the price
 */
export const rebookAmounts = (credit: RebookCredit, price: Fen, quantity: number): RebookAmounts => {
  const carried = minFen(credit.granted, price)
  const left = subtractFen(price, carried)
  const moved = minFen(credit.paid, left)
  const difference = subtractFen(credit.paid, moved)
  const fee = differenceFee(credit, moved, difference, quantity)
  return { price, carried, moved, due: subtractFen(left, moved), fee, back: subtractFen(difference, fee) }
}

/** Returns the value of the original tickets that can pay for new ones, in fen. */
export const creditOf = ({ paid, granted }: Pick<RebookCredit, 'paid' | 'granted'>): Fen => addFen(paid, granted)
