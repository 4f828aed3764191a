import { addFen, type Fen, fen, minFen, subtractFen } from '../money'
import { feeOf } from '../refund/amounts'

/** Payment of the original tickets, fen. */
export interface RebookCredit {
  /** Amount paid in money. */
  paid: Fen
  /** Amount covered by coupon and points. */
  granted: Fen
  /** Current refund fee of the original tickets, in basis points; null if they cannot be refunded. */
  rate: number | null
  /** Refund fee of the original tickets, fen. */
  refundFee: Fen
}

/** Amounts of a rebooking, fen. */
export interface RebookAmounts {
  /** Price of the new tickets. */
  price: Fen
  /** Amount covered by the coupon and points: the original amount, limited to the new price. */
  carried: Fen
  /** Part of the original payment that pays for the new tickets. */
  moved: Fen
  /** Amount that the buyer still has to pay. */
  due: Fen
  /** Part of the difference that the merchant retains: a fee, or the whole difference if no refund is possible. */
  fee: Fen
  /** Amount that is refunded to the original payment methods. */
  back: Fen
}

/**
 * Returns the fee of a rebooking to cheaper tickets. The fee is the part of the original refund fee that a later
 * refund of the new tickets would not include.
 * @param moved amount that pays for the new units, fen
 * @param difference amount paid for the original tickets minus `moved`, fen
 * @param quantity number of new units
 */
const differenceFee = ({ rate, refundFee }: RebookCredit, moved: Fen, difference: Fen, quantity: number): Fen => {
  if (rate === null) return difference
  const later = quantity * feeOf(fen(Math.floor(moved / quantity)), rate)
  return minFen(fen(Math.max(0, refundFee - later)), difference)
}

/**
 * Returns the amounts of a rebooking. A higher price results in `due`; a lower price results in `fee` and `back`.
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

/** Returns the value of the original tickets that can pay for new tickets, in fen. */
export const creditOf = ({ paid, granted }: Pick<RebookCredit, 'paid' | 'granted'>): Fen => addFen(paid, granted)
