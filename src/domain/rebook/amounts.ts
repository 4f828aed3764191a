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
  /** Amount covered by coupons and points: the original amount, at most the new price. */
  carried: Fen
  /** Money of the old tickets that pays for the new ones. */
  moved: Fen
  /** Amount due. */
  due: Fen
  /** Part of the difference that the merchant retains: the refund fee, or everything without a refund. */
  fee: Fen
  /** Refunded to the original payments. */
  back: Fen
}

/** Returns the part of the old tickets' refund fee that a refund of the new ones lacks. @param quantity new units */
const differenceFee = ({ rate, refundFee }: RebookCredit, moved: Fen, difference: Fen, quantity: number): Fen => {
  if (rate === null) return difference
  const later = quantity * feeOf(fen(Math.floor(moved / quantity)), rate)
  return minFen(fen(Math.max(0, refundFee - later)), difference)
}

/**
 * The difference between old and new tickets: `due`, or `fee` and `back`. No money is made or lost: `paid = moved + fee
 * + back`.
 *
 * @param quantity units that the price is of
 */
export const rebookAmounts = (credit: RebookCredit, price: Fen, quantity: number): RebookAmounts => {
  const carried = minFen(credit.granted, price)
  const left = subtractFen(price, carried)
  const moved = minFen(credit.paid, left)
  const difference = subtractFen(credit.paid, moved)
  const fee = differenceFee(credit, moved, difference, quantity)
  return { price, carried, moved, due: subtractFen(left, moved), fee, back: subtractFen(difference, fee) }
}

/** Returns the value of the old tickets against new ones, fen. */
export const creditOf = ({ paid, granted }: Pick<RebookCredit, 'paid' | 'granted'>): Fen => addFen(paid, granted)
