import { type Fen, fen, minFen, subtractFen } from '../money'

/** A payment that money can go back to. */
export interface RefundWay {
  wayId: string
  /** What it paid and has not got back, fen. */
  left: Fen
}

/**
 * How much goes back to which payment: the latest is filled first, none gets more than it paid. Throws `RangeError` for more than all
 * payments have left.
 */
export const splitOverWays = (amount: Fen, ways: readonly RefundWay[]): { wayId: string; amount: Fen }[] => {
  let left = amount
  const parts = [...ways].reverse().map((way) => {
    const part = minFen(left, way.left)
    left = subtractFen(left, part)
    return { wayId: way.wayId, amount: part }
  })
  if (left !== 0) throw new RangeError(`${left} fen more than was paid`)
  return parts.filter((part) => part.amount > fen(0))
}
