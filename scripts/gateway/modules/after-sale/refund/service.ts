import type { Gateway } from '../../../core/context'
import { readPage } from '../../../core/database/page'
import { found } from '../../../core/envelope'
import { namesOperation } from '../../trade/order/operation-service'
import { ordered } from '../../trade/order/ordered-service'
import { privilegeAt } from '../../catalogue/privilege/rule-service'
import { refundFacts } from '../../trade/units/facts-service'
import { withGivenSeats } from '../../trade/units/given-seats-service'
import { quoteOf } from './quote'
import { refundQuery } from './repository'
import { visitOfSession } from './visit-service'
import { quoteContext } from './quote-context'

/** Returns an order's refund data, its show, and its refunds, the newest first. Throws `Refusal` notFound. */
export const orderRefund = async (gateway: Gateway, userId: string, orderId: string) => {
  const { db } = gateway
  const order = await ordered(db, userId, orderId)
  const show = await visitOfSession(db, order.session_id)
  const refunds = await refundQuery(db, userId)
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at', 'desc')
    .execute()
  const privilege = order.privilege_id === null ? null : await privilegeAt(db, order.privilege_id)
  const now = gateway.clock.now()
  // True if the tickets can be resold to the waitlist instead.
  const canReturn = await namesOperation(db, { userId, orderId, now }, 'RETURN')
  const canRebook = await namesOperation(db, { userId, orderId, now }, 'REBOOK')
  const invoice = await db
    .selectFrom('invoices')
    .select('state')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['APPLYING', 'SUCCESS'])
    .executeTakeFirst()
  const facts = await refundFacts(db, order, now)
  const units = await withGivenSeats(db, facts.voucherId, facts.units)
  return { facts: { ...facts, units }, show, privilege, refunds, canReturn, canRebook, invoice }
}

/**
 * Returns a quote for units at the current time. Throws `Refusal`: notFound, refundUnknown, and the blocking reasons.
 */
export const previewRefund = async (
  gateway: Gateway,
  userId: string,
  { orderId, unitIds }: { orderId: string; unitIds: readonly string[] },
) => {
  const { db, clock } = gateway
  const order = await ordered(db, userId, orderId)
  const facts = await refundFacts(db, order, clock.now())
  const quote = quoteOf(facts, unitIds, clock.now())
  return { quote, facts, ...(await quoteContext(db, quote, facts, clock.now())) }
}

/** Returns a page of a buyer's refunds, the newest first. */
export const listRefunds = async ({ db }: Gateway, userId: string, range: { offset: number; length: number }) => {
  const query = refundQuery(db, userId)
  return readPage(query, query.orderBy('r.created_at', 'desc').orderBy('r.refund_id'), range)
}

/** Returns one refund of a buyer. Throws `Refusal` notFound. */
export const refundAt = async ({ db }: Gateway, userId: string, refundId: string) =>
  found(await refundQuery(db, userId).where('r.refund_id', '=', refundId).executeTakeFirst())

/** Returns a published show with its refund rule. Throws `Refusal` notFound for an unknown or unpublished show. */
export const showRefundRule = async ({ db }: Gateway, showId: string) =>
  found(
    await db
      .selectFrom('shows')
      .select(['show_id', 'name', 'state', 'refund_rule'])
      .where('show_id', '=', showId)
      .where('state', '<>', 'DISABLED')
      .executeTakeFirst(),
  )

/** Returns a privilege with its show and with its own refund rule, if any. Throws `Refusal` notFound. */
export const privilegeRefundRule = async (gateway: Gateway, privilegeId: string) => {
  const privilege = await privilegeAt(gateway.db, privilegeId)
  const show = await showRefundRule(gateway, privilege.show_id)
  return { privilege, show: { ...show, refund_rule: privilege.refund_rule ?? show.refund_rule } }
}
