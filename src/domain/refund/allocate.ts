import { type Fen, fen, sumFen } from '../money'

/**
 * Splits an amount by weights, by the largest remainder: the parts are whole fen, their sum is the amount, and none is more than its
 * weight where the amount is not more than all weights together. Equal remainders go to the first. All weights 0: equal parts.
 * Throws `RangeError` for what a double cannot multiply exactly.
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
