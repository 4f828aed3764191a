import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { findRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { lockBuyer } from '../../base/user/account-service'
import { lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { openQuote, quoteOf, serializeQuote } from './quote'
import { refundItems } from './refund-items'

export interface ItemRefundRequest {
  orderId: string
  /** Signed token of a quote. */
  quote: string
  idempotencyKey: string
}

/**
 * Refunds an item order, or some of its pieces, as quoted, once for each idempotency key. Throws `Refusal`: notFound, keyReused,
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
    const fresh = await quoteOf(tx, order, now, quote.unitIds ?? undefined)
    const renew = async (code: 'refundQuoteExpired' | 'refundQuoteChanged') =>
      new Refusal(code, { data: await serializeQuote(tx, order, fresh, { key: itemRefundKey, lang, now }) })
    if (now >= quote.expires) throw await renew('refundQuoteExpired')
    if (fresh.amount !== quote.amount) throw await renew('refundQuoteChanged')
    await refundItems(tx, order, fresh, { key, hash, now })
  })
}
