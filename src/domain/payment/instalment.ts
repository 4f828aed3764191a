import { type Fen, fen, subtractFen, timesQuantity } from '../money'

/** A choice of equal monthly instalments. Amounts in fen. */
export interface InstalmentPlan {
  /** Number of instalments. */
  periods: number
  /** Amount of each instalment. */
  each: Fen
  /** The bank's fee, which is part of the instalments. */
  fee: Fen
  /** Sum of the instalments. */
  total: Fen
}

/** Fee of the bank by number of instalments, in basis points of the amount. */
const RATES = new Map([
  [3, 150],
  [6, 300],
  [12, 600],
])

/** Smallest amount that can be paid in instalments, in fen. */
const MIN_AMOUNT = 10_000

/**
 * Returns the instalments for an amount (decision 98), or an empty list if the amount is too small. The fee is rounded
 * up so that all instalments of a plan are equal.
 */
export const instalmentPlans = (amount: Fen): InstalmentPlan[] =>
  amount < MIN_AMOUNT
    ? []
    : [...RATES].map(([periods, rate]) => {
        const each = fen(Math.ceil((amount * (10_000 + rate)) / (10_000 * periods)))
        const total = timesQuantity(each, periods)
        return { periods, each, fee: subtractFen(total, amount), total }
      })
