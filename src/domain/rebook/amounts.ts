import { addFen, type Fen, minFen, subtractFen } from '../money'

/** What the old tickets were paid with, fen. */
export interface RebookCredit {
  /** In money. */
  paid: Fen
  /** By coupon and points. */
  granted: Fen
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
  /** Goes back to the ways it came. */
  back: Fen
}

/** The difference between old and new tickets: `due` or `back`, never both. No money is made or lost: `paid + due = moved + due + back`. */
export const rebookAmounts = ({ paid, granted }: RebookCredit, price: Fen): RebookAmounts => {
  const carried = minFen(granted, price)
  const left = subtractFen(price, carried)
  const moved = minFen(paid, left)
  return { price, carried, moved, due: subtractFen(left, moved), back: subtractFen(paid, moved) }
}

/** All that the old tickets are worth against new ones, fen. */
export const creditOf = ({ paid, granted }: RebookCredit): Fen => addFen(paid, granted)
