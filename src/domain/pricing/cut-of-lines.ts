import { type Fen, fen, sumFen } from '../money'

/** Returns the total of the reductions among lines of a price, fen, as a positive amount. */
export const cutOfLines = (lines: readonly { amount: Fen }[]): Fen =>
  fen(-sumFen(lines.flatMap(({ amount }) => (amount < 0 ? [amount] : []))))
