import { type Fen, fen, subtractFen } from '../../../../../src/domain/money'
import type { ItemRefundBlockReason } from '../../../../../src/domain/refund/item'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { openSigned, signed } from '../../../core/signed'
import { couponReturn } from '../../trade/coupon/give-back-service'
import { paidOf, refundOf } from '../../trade/item-order/kind-service'
import { ARRIVES_IN, serializeWays } from '../../trade/payment/refund-ways-service'
import { waysBack } from '../../trade/units/ways-service'

/** Lifetime of a quote, ms. */
const QUOTE_TTL = 10 * 60_000

/** The promised refund of an item order. The quote is signed, so the gateway does not store it. */
export interface ItemQuote {
  orderId: string
  userId: string
  /** Fen. */
  amount: Fen
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

/** Returns the refund of an item order at `now`. Throws `Refusal` for the reason that blocks the refund. */
export const quoteOf = async (db: Db | Tx, order: Row<'item_orders'>, now: number): Promise<ItemQuote> => {
  const refund = await refundOf(db, order, now)
  if (refund.blockReason !== null) throw new Refusal(CODES[refund.blockReason])
  const { amount, until, isChanged = false } = refund
  const expires = Math.min(now + QUOTE_TTL, until ?? Infinity)
  return { orderId: order.order_id, userId: order.user_id, amount, isChanged, expires }
}

/** Returns the effect of a refund on the coupon of the purchase, and the reduction by that coupon in fen. */
export const couponPart = async (
  db: Db | Tx,
  order: Row<'item_orders'>,
  { amount, isChanged }: ItemQuote,
  now: number,
) => {
  // The coupon returns only if all the money is refunded (decision 63).
  const paid = paidOf(order)
  const complete = amount === paid
  const reduction = complete ? subtractFen(fen(order.total), paid) : fen(0)
  const amounts = { coupon: reduction, complete, couponFree: complete }
  return { reduction, returned: await couponReturn(db, order, amounts, { changed: isChanged, now }) }
}

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
) => ({
  quote: signed(key, Buffer.from(JSON.stringify(quote)).toString('base64url')),
  amount: quote.amount,
  fee: 0,
  quantity: order.quantity,
  coupon: (await couponPart(db, order, quote, now)).returned.outcome,
  ways: serializeWays(await waysBack(db, order.order_id, quote.amount), lang),
  arriveDays: ARRIVES_IN,
  expireTime: quote.expires,
})
