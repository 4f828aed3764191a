import { createHash } from 'node:crypto'
import type { RefundReason } from '../../../../src/domain/refund/state'
import type { Gateway } from '../../core/context'
import type { Tx } from '../../core/database/database'
import { found, Refusal } from '../../core/envelope'
import type { Language } from '../../core/localized-text'
import { lockOrder } from '../order/lifecycle-service'
import { lockBuyer } from '../user/account-service'
import { rollLines } from '../waitlist/line-service'
import { refundFacts } from '../units/facts-service'
import { openQuote, requireHonoured } from './quote'
import { serializeQuote } from './serializer'
import { returnUnits } from '../units/return-service'
import { quoteSight } from './quote-sight'
import { applyDue } from '../../core/due'
import { lockOrderTickets } from '../order/lock-service'

export interface RefundRequest {
  orderId: string
  /** The token of a quote. */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

const hashOf = ({ orderId, quote, reason }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, quote, reason]))
    .digest('hex')

/** The refund that this key made before. Throws `Refusal` keyReused for another request with it. */
const repeated = async (tx: Tx, userId: string, request: RefundRequest): Promise<string | null> => {
  const row = await tx
    .selectFrom('refunds')
    .select(['refund_id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== hashOf(request)) throw new Refusal('keyReused')
  return row.refund_id
}

/**
 * Gives tickets back as they were quoted, once for a key; their codes open no gate from then on. Throws `Refusal`: notFound, keyReused,
 * refundQuoteWrong, refundQuoteExpired and refundQuoteChanged with a new quote, and all that stands against a refund.
 *
 * @returns the id of the refund
 */
export const applyRefund = async (
  { db, clock, refundKey }: Gateway,
  userId: string,
  request: RefundRequest,
  lang: Language,
): Promise<string> => {
  const quote = openQuote(refundKey, request.quote, userId)
  if (quote.orderId !== request.orderId) throw new Refusal('refundQuoteWrong')
  const now = clock.now()
  // A parcel that is due has left, and a rebooking that was not paid is over: a new quote is of what is left then.
  await applyDue(db, now, { userId })
  const refundId = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const before = await repeated(tx, userId, request)
    if (before) return before
    const own = await tx
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', request.orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const order = await lockOrder(tx, found(own).order_id)
    await lockOrderTickets(tx, order)
    const facts = await refundFacts(tx, order, now)
    await requireHonoured(quote, facts, now, async (fresh) =>
      serializeQuote(fresh, { ...(await quoteSight(tx, fresh)), key: refundKey, facts, lang, now }),
    )
    const units = facts.units.filter(({ unitId }) => quote.unitIds.includes(unitId))
    const { amounts, changed } = quote
    const { reason, idempotencyKey } = request
    const key = { idempotencyKey, hash: hashOf(request) }
    return returnUnits(tx, { kind: 'REFUND', facts, units, amounts, moved: 0, changed, reason, key, now })
  })
  // What came back goes to those who wait for it.
  await rollLines(db, now)
  return refundId
}
