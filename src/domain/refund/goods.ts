import type { SpuWay } from '../goods/goods'
import { addFen, type Fen, fen, subtractFen, sumFen } from '../money'

/** A piece of ordered goods with its payment. Amounts in fen. */
export interface GoodsPiece {
  unitId: string
  /** Way of delivery; null for goods that are handed over with tickets. */
  way: SpuWay | null
  /** Price before reductions. */
  price: Fen
  /** Amount paid in money and by cash cards. */
  paid: Fen
  /** Parts of the price that the coupon and points paid. */
  coupon: Fen
  points: Fen
  isRefunded: boolean
}

/** Returns the id of a piece in its order. @param number number of the piece in its line, from 1 */
export const pieceId = (skuId: string, line: number, number: number): string => `${skuId}_${line}_${number}`

/** Amounts of a refund of some pieces, fen. */
export interface GoodsRefund {
  /** Paid amount of the pieces. */
  goods: Fen
  /** Delivery fees that are refunded. */
  extras: Fen
  /** Refunded money: pieces and fees. */
  total: Fen
  /** Difference between the prices of the pieces and the paid amount. */
  reduction: Fen
  coupon: Fen
  points: Fen
  /** True if the order has no pieces left. */
  isComplete: boolean
  /** True if the coupon paid for none of the remaining pieces. */
  isCouponFree: boolean
}

/**
 * Returns the refund of some pieces of an order. The fee of a way is refunded with its last piece (decision 115).
 * @param pieces all pieces of the order
 * @param fees delivery fees by way; empty if this refund contains no fees
 */
export const goodsRefundOf = (
  pieces: readonly GoodsPiece[],
  fees: ReadonlyMap<SpuWay, Fen>,
  chosen: ReadonlySet<string>,
): GoodsRefund => {
  const parts = pieces.filter(({ unitId }) => chosen.has(unitId))
  const left = pieces.filter(({ unitId, isRefunded }) => !isRefunded && !chosen.has(unitId))
  const ended = [...fees].filter(
    ([way]) => parts.some((piece) => piece.way === way) && !left.some((piece) => piece.way === way),
  )
  const goods = sumFen([fen(0), ...parts.map(({ paid }) => paid)])
  const extras = sumFen([fen(0), ...ended.map(([, fee]) => fee)])
  return {
    ...{ goods, extras, total: addFen(goods, extras) },
    reduction: subtractFen(sumFen([fen(0), ...parts.map(({ price }) => price)]), goods),
    coupon: sumFen([fen(0), ...parts.map(({ coupon }) => coupon)]),
    points: sumFen([fen(0), ...parts.map(({ points }) => points)]),
    isComplete: left.length === 0,
    isCouponFree: left.every(({ coupon }) => coupon === 0),
  }
}
