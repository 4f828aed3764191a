import type { OrderResale, ResaleUnit } from '@/api/resale'
import { type Fen, subtractFen, sumFen } from '@/domain/money'
import { splitOverWays } from '@/domain/refund/ways'

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
  const sum = (pick: (unit: ResaleUnit) => Fen): Fen => sumFen(units.map(pick))
  const [face, back] = [sum(({ price }) => price), sum((unit) => unit.back)]
  const parts = splitOverWays(
    back,
    ways.map(({ left }, at) => ({ wayId: String(at), left })),
  )
  return {
    face,
    reduction: subtractFen(
      face,
      sum(({ paid }) => paid),
    ),
    fee: sum(({ fee }) => fee),
    back,
    ways: parts.map(({ wayId, amount }) => ({ method: ways[Number(wayId)].method, amount })),
  }
}
