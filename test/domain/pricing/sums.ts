import type { Priced } from '@/domain/pricing/priced'

/** Returns the sum of amounts, fen. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)

/** Returns the sum that the lines of a kind deduct, fen. */
export const cutOf = ({ lines }: Priced, kind: string): number =>
  sum(lines.flatMap((line) => (line.kind === kind ? [0 - line.amount] : [])))

/** Returns the sum of the amounts that are paid by money and by cash cards, fen. */
export const paidOf = (priced: Priced): number => priced.payAmount + cutOf(priced, 'CASH_CARD')

/** Returns the sum before points and cash cards, fen. It is the sum that a brute-force search finds. */
export const dueOf = (priced: Priced): number => paidOf(priced) + cutOf(priced, 'POINTS')
