import { addFen, type Fen, fen, minFen, subtractFen } from '../money'
import { feeOf } from '../refund/amounts'

/** What the old tickets were paid with, fen. */
export interface RebookCredit {
  /** In money. */
  paid: Fen
  /** By coupon and points. */
  granted: Fen
  /** Basis points that a refund of them would cost now; null where it is refused. */
  rate: number | null
  /** What that refund would keep, fen. */
  refundFee: Fen
}

/** What becomes of the money, fen. */
export interface RebookAmounts {
  /** Of the new tickets. */
  price: Fen
  /** What coupon and points pay of it: what they paid of the old tickets, never more than the price. */
  carried: Fen
  /** Money of the old tickets that pays for the new ones. */
  moved: Fen
  /** Still to be paid. */
  due: Fen
  /** What the merchant keeps of the difference: the refund fee, or all where a refund is refused. */
  fee: Fen
  /** Goes back to the ways it came. */
  back: Fen
}

/** The part of the old tickets' refund fee that a refund of the new ones would not bring. @param quantity new units */
const differenceFee = ({ rate, refundFee }: RebookCredit, moved: Fen, difference: Fen, quantity: number): Fen => {
  if (rate === null) return difference
  const later = quantity * feeOf(fen(Math.floor(moved / quantity)), rate)
  return minFen(fen(Math.max(0, refundFee - later)), difference)
}

/**
 * The difference between old and new tickets: `due`, or `fee` and `back`. No money is made or lost: `paid = moved + fee + back`.
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

/** All that the old tickets are worth against new ones, fen. */
export const creditOf = ({ paid, granted }: Pick<RebookCredit, 'paid' | 'granted'>): Fen => addFen(paid, granted)
