import { type Fen, fen, minFen, subtractFen } from '../money'

/** A payment that can be refunded. */
export interface RefundWay {
  wayId: string
  /** Amount of the payment that is not refunded yet, fen. */
  left: Fen
}

/**
 * Splits a refund over payments, starting with the latest one. Each payment refunds at most its remaining amount.
 * Throws `RangeError` if the refund exceeds the sum of all payments.
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
