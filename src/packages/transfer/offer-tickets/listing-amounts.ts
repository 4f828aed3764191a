import type { OrderResale, ResaleUnit } from '@/api/resale'
import type { Fen } from '@/domain/money'
import { splitOverWays } from '@/domain/refund/ways'
import { resaleSums } from '@/domain/resale/amounts'

/** Proceeds of a resale of some units of an order. Fen. */
export interface ListingAmounts {
  /** Face value: what the next buyers pay. */
  face: Fen
  /** Part of the face value that this buyer had not paid in money. */
  reduction: Fen
  fee: Fen
  /** Amount that is returned. */
  back: Fen
  /** Payment methods that receive it. */
  ways: { method: string; amount: Fen }[]
}

/** @param units of `order`, none sold yet */
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
