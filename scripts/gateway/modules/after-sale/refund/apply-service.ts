import { findRow } from '../../../core/database/rows'
import type { RefundReason } from '../../../../../src/domain/refund/state'
import type { Gateway } from '../../../core/context'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import type { Language } from '../../../core/localized-text'
import { lockWithCombo } from '../../trade/order/lifecycle-service'
import { lockBuyer } from '../../base/user/account-service'
import { advanceWaitlists } from '../../trade/waitlist/line-service'
import { refundFacts } from '../../trade/units/facts-service'
import { openQuote, requireHonoured } from './quote'
import { serializeQuote } from './serializer'
import { returnUnits } from '../../trade/units/return-service'
import { quoteContext } from './quote-context'
import { applyDue } from '../../../core/due'
import { lockOrderTickets } from '../../trade/order/lock-service'

export interface RefundRequest {
  orderId: string
  /** Signed token of a quote. */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

/**
 * Refunds tickets as quoted, once for each idempotency key. Their codes become invalid immediately. Throws `Refusal`:
 * notFound, keyReused, refundQuoteWrong, refundQuoteExpired and refundQuoteChanged with a new quote, and the reasons
 * that block a refund.
 * @returns id of the refund
 */
export const applyRefund = async (
  { db, clock, refundKey }: Gateway,
  userId: string,
  request: RefundRequest,
  lang: Language,
): Promise<string> => {
  const quote = openQuote(refundKey, request.quote, userId)
  if (quote.orderId !== request.orderId) throw new Refusal('refundQuoteWrong')
  const hash = requestHash(request)
  const now = clock.now()
  // Applies due changes first. A parcel may have left, or an unpaid rebooking may have expired. A new quote covers the
  // remaining units.
  await applyDue(db, now, { userId })
  const refundId = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const before = await rowOfKey(tx, 'refunds', { userId, key: request.idempotencyKey, hash })
    if (before) return before.refund_id
    const own = await findRow(tx, 'orders', { order_id: request.orderId, user_id: userId })
    const order = await lockWithCombo(tx, found(own).order_id)
    await lockOrderTickets(tx, order)
    const facts = await refundFacts(tx, order, now)
    await requireHonoured(quote, facts, now, async (fresh) =>
      serializeQuote(fresh, { ...(await quoteContext(tx, fresh, facts, now)), key: refundKey, facts, lang }),
    )
    const units = facts.units.filter(({ unitId }) => quote.unitIds.includes(unitId))
    const { amounts, changed } = quote
    const { reason, idempotencyKey } = request
    const key = { idempotencyKey, hash }
    return returnUnits(tx, { kind: 'REFUND', facts, units, amounts, moved: 0, changed, reason, key, now })
  })
  // The refunded tickets are now offered to the waitlist.
  await advanceWaitlists(db, now)
  return refundId
}
