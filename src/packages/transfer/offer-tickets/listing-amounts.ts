import type { OrderResale, ResaleUnit } from '@/api/resale'
import type { Fen } from '@/domain/money'
import { splitOverWays } from '@/domain/refund/ways'
import { resaleSums } from '@/domain/resale/amounts'

/** Amounts of a resale of some units of an order, in fen. */
export interface ListingAmounts {
  /** Face value, which is the price for the new buyers. */
  face: Fen
  /** Part of the face value that this buyer did not pay in money, because of discounts. */
  reduction: Fen
  fee: Fen
  /** Amount that is refunded to this buyer. */
  back: Fen
  /** Payment methods that receive the refund, each with its amount. */
  ways: { method: string; amount: Fen }[]
}

/** Returns the amounts of a resale. @param units units of `order` that are not sold yet */
export const listingAmounts = ({ ways }: Pick<OrderResale, 'ways'>, units: readonly ResaleUnit[]): ListingAmounts => {
  const sums = resaleSums(units)
  const parts = splitOverWays(
    sums.back,
    ways.map(({ left }, at) => ({ wayId: String(at), left })),
  )
  return {
    ...sums,
    ways: parts.map(({ wayId, amount }) => ({ method: ways[Number(wayId)].method, amount })),
  }
}
