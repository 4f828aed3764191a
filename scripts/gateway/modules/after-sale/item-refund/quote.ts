import { type Fen, fen, subtractFen } from '../../../../../src/domain/money'
import { type GoodsRefund, goodsRefundOf } from '../../../../../src/domain/refund/goods'
import type { ItemRefundBlockReason } from '../../../../../src/domain/refund/item'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { openSigned, signed } from '../../../core/signed'
import { couponReturn } from '../../trade/coupon/give-back-service'
import { paidOf, refundablePieces, type RefundablePieces, refundOf } from '../../trade/item-order/kind-service'
import { paidPieces } from '../../trade/goods-order/pieces-service'
import { ARRIVES_IN, serializeWays } from '../../trade/payment/refund-ways-service'
import { earnedBy } from '../../trade/points/earning-service'
import { pointsOfUnits } from '../../trade/points/uses-service'
import { waysBack } from '../../trade/units/ways-service'

/** Lifetime of a quote, ms. */
const QUOTE_TTL = 10 * 60_000

/** The promised refund of an item order. The quote is signed, so the gateway does not store it. */
export interface ItemQuote {
  orderId: string
  userId: string
  /** The refunded pieces of goods; null for an order that is refunded as a whole. */
  unitIds: readonly string[] | null
  /** Refunded money: items and delivery fees, fen. */
  amount: Fen
  /** Delivery fees in the amount, fen. */
  extras: Fen
  /**
   * True if the show of the goods does not take place as sold. The coupon and the points then return even if expired.
   */
  isChanged: boolean
  /** Expiry, epoch ms. Never later than the end of refunds. */
  expires: number
}

const CODES: Record<ItemRefundBlockReason, CodeName> = {
  NOT_PAID: 'itemRefundNotPaid',
  NEVER: 'itemRefundNever',
  TOO_LATE: 'itemRefundTooLate',
  USED: 'itemRefundUsed',
  BOOKED: 'itemRefundBooked',
}

/** Amounts of a refund, which decide about the coupon and the points of the purchase. Amounts in fen. */
export interface RefundEffects extends Pick<GoodsRefund, 'reduction' | 'coupon' | 'isComplete' | 'isCouponFree'> {
  /** Points that return to the buyer; undefined for all points of the order. */
  points?: number
}

/**
 * Returns the amounts of the refund of some pieces. Throws `Refusal` for a piece that the order has not, and for the
 * reason that blocks its refund.
 * @param unitIds all pieces that can be refunded if absent
 */
const piecesQuote = ({ pieces, fees }: RefundablePieces, unitIds?: readonly string[]) => {
  const open = pieces.filter(({ blockReason }) => blockReason === null).map(({ unitId }) => unitId)
  const chosen = [...new Set(unitIds ?? open)]
  for (const unitId of chosen) {
    const { blockReason } = found(pieces.find((piece) => piece.unitId === unitId))
    if (blockReason !== null) throw new Refusal(CODES[blockReason])
  }
  const { total: amount, extras } = goodsRefundOf(pieces, fees, new Set(chosen))
  return { unitIds: chosen, amount, extras }
}

/**
 * Returns the refund of an item order at `now`. Throws `Refusal` for the reason that blocks the refund.
 * @param unitIds the refunded pieces of goods; all that can be refunded if absent
 */
export const quoteOf = async (
  db: Db | Tx,
  order: Row<'item_orders'>,
  now: number,
  unitIds?: readonly string[],
): Promise<ItemQuote> => {
  const refund = await refundOf(db, order, now)
  if (refund.blockReason !== null) throw new Refusal(CODES[refund.blockReason])
  const { amount, until, isChanged = false } = refund
  const pieces = await refundablePieces(db, order, now)
  const parts = pieces ? piecesQuote(pieces, unitIds) : { unitIds: null, amount, extras: fen(0) }
  const expires = Math.min(now + QUOTE_TTL, until ?? Infinity)
  return { orderId: order.order_id, userId: order.user_id, ...parts, isChanged, expires }
}

/** Returns the effects of a refund on the coupon, the points and the merchant's reductions. */
export const effectsOf = async (
  db: Db | Tx,
  order: Row<'item_orders'>,
  { amount, unitIds }: Pick<ItemQuote, 'amount' | 'unitIds'>,
  now: number,
): Promise<RefundEffects> => {
  const pieces = unitIds && (await refundablePieces(db, order, now))?.pieces
  if (pieces) {
    const refund = goodsRefundOf(pieces, new Map(), new Set(unitIds))
    return { ...refund, points: await pointsOfUnits(db, order.order_id, { shares: pieces, unitIds }) }
  }
  // The coupon returns only if all the money is refunded (decision 63).
  const paid = paidOf(order)
  const isComplete = amount === paid
  const reduction = isComplete ? subtractFen(fen(order.total), paid) : fen(0)
  return { reduction, coupon: reduction, isComplete, isCouponFree: isComplete }
}

/** Returns the effect of a refund on the coupon of the purchase. */
export const couponPart = (
  db: Db | Tx,
  order: Row<'item_orders'>,
  { coupon, isComplete: complete, isCouponFree: couponFree }: RefundEffects,
  { isChanged: changed, now }: { isChanged: boolean; now: number },
) => couponReturn(db, order, { coupon, complete, couponFree }, { changed, now })

/** Decodes a quote that this gateway made for the order. Throws `Refusal` refundQuoteWrong for any other text. */
export const openQuote = (key: Uint8Array, token: string, order: { orderId: string; userId: string }): ItemQuote => {
  const text = openSigned(key, token)
  const quote = text === null ? null : (JSON.parse(Buffer.from(text, 'base64url').toString()) as ItemQuote)
  if (quote?.userId !== order.userId || quote.orderId !== order.orderId) throw new Refusal('refundQuoteWrong')
  return quote
}

/** Serializes a quote (contract: api/item-order ItemRefundQuote). */
export const serializeQuote = async (
  db: Db | Tx,
  order: Row<'item_orders'>,
  quote: ItemQuote,
  { key, lang, now }: { key: Uint8Array; lang: Language; now: number },
) => {
  const { amount, extras, unitIds, isChanged, expires } = quote
  const effects = await effectsOf(db, order, quote, now)
  const earned = unitIds ? await earnedBy(db, await paidPieces(db, order, unitIds)) : { points: 0, growth: 0 }
  return {
    quote: signed(key, Buffer.from(JSON.stringify(quote)).toString('base64url')),
    ...{ amount, extras, unitIds: unitIds ?? [] },
    fee: 0,
    quantity: unitIds?.length ?? order.quantity,
    coupon: (await couponPart(db, order, effects, { isChanged, now })).outcome,
    pointBack: effects.points ?? order.pay_points,
    pointsNotEarned: earned.points,
    growthNotCounted: earned.growth,
    ways: serializeWays(await waysBack(db, order.order_id, amount), lang),
    arriveDays: ARRIVES_IN,
    expireTime: expires,
  }
}
