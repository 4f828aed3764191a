import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { giveBackCoupon } from '../../trade/coupon/give-back-service'
import { lockItemOrder, startItemRefund } from '../../trade/item-order/lifecycle-service'
import { book } from '../../trade/payment/journal-service'
import { enterRefund, startRefund } from '../../trade/units/money-service'
import { waysBack } from '../../trade/units/ways-service'
import { couponPart, type ItemQuote, openQuote, quoteOf, serializeQuote } from './quote'

export interface ItemRefundRequest {
  orderId: string
  /** Signed token of a quote. */
  quote: string
  idempotencyKey: string
}

/**
 * Revokes the delivered items, returns the coupon that was used for the purchase, and refunds the money. The caller
 * locks the order.
 */
export const refundItems = async (
  tx: Tx,
  order: Row<'item_orders'>,
  quote: ItemQuote,
  { key, hash, now }: { key: string; hash: string; now: number },
): Promise<void> => {
  const { order_id: orderId, user_id: userId, quantity } = order
  const { amount } = quote
  const refundId = newId('R')
  const { reduction, returned } = await couponPart(tx, order, quote, now)
  // Locks coupons before the stock, in the same order as all other code. Revoking the items returns the stock.
  await giveBackCoupon(tx, order, returned, { refundId, changed: false, now })
  await startItemRefund(tx, order, amount, now)
  const values = {
    ...{ refund_id: refundId, order_id: orderId, user_id: userId, session_id: null },
    ...({ idempotency_key: key, request_hash: hash, kind: 'REFUND', moved: 0, changed: false } as const),
    reason: 'OTHER' as const,
    ...{ ticket_count: quantity, tickets: amount, fee: 0, extras: 0, amount, coupon: reduction, points: 0 },
    ...{ coupon_back: returned.outcome === 'BACK', coupon_compensation: returned.compensation, created_at: now },
  }
  const refund = await enterRefund(tx, values, await waysBack(tx, orderId, amount))
  const lines = { MERCHANT: -(amount + reduction), COUPONS: reduction, PROVIDER: amount }
  await book(tx, { orderId, kind: 'REFUND_DUE', at: now, lines })
  await startRefund(tx, refund, now)
}

/**
 * Refunds an item order as quoted, once for each idempotency key. Throws `Refusal`: notFound, keyReused,
 * refundQuoteWrong, refundQuoteExpired and refundQuoteChanged with a new quote, and the reasons that block a refund.
 */
export const applyItemRefund = async (
  { db, clock, itemRefundKey }: Gateway,
  { orderId, quote: token, idempotencyKey: key }: ItemRefundRequest,
  { userId, lang }: Pick<FastifyRequest, 'userId' | 'lang'>,
): Promise<void> => {
  const quote = openQuote(itemRefundKey, token, { orderId, userId })
  const hash = requestHash({ orderId, quote: token, idempotencyKey: key })
  const now = clock.now()
  await applyDue(db, now, { userId })
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if (await rowOfKey(tx, 'refunds', { userId, key, hash })) return
    const own = found(await findRow(tx, 'item_orders', { order_id: orderId, user_id: userId }))
    const order = await lockItemOrder(tx, own.order_id)
    const fresh = await quoteOf(tx, order, now)
    const renew = async (code: 'refundQuoteExpired' | 'refundQuoteChanged') =>
      new Refusal(code, { data: await serializeQuote(tx, order, fresh, { key: itemRefundKey, lang, now }) })
    if (now >= quote.expires) throw await renew('refundQuoteExpired')
    if (fresh.amount !== quote.amount) throw await renew('refundQuoteChanged')
    await refundItems(tx, order, quote, { key, hash, now })
  })
}
