import { type Fen, fen, sumFen } from '../money'

/**
 * Splits an amount in proportion to weights, by the largest remainder method.
 * The parts are whole fen, and their sum is the amount. No part exceeds its weight unless the amount exceeds the sum of
 * all weights. If remainders are equal, the first part gets the extra fen. If all weights are 0, the parts are equal.
 * Throws `RangeError` for values that a double cannot multiply exactly.
 */
export const allocate = (amount: Fen, weights: readonly Fen[]): Fen[] => {
  if (weights.length === 0) return []
  const total = sumFen(weights)
  if (total === 0) {
    return amount === 0
      ? weights.map(() => fen(0))
      : allocate(
          amount,
          weights.map(() => fen(1)),
        )
  }
  const products = weights.map((weight) => fen(amount * weight))
  const parts = products.map((product) => Math.floor(product / total))
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product - parts[at] * total }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder) {
    if (left === 0) break
    parts[at] += 1
    left -= 1
  }
  return parts.map(fen)
}
