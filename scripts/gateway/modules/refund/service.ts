import type { Gateway } from '../../core/context'
import { readPage } from '../../core/database/page'
import { found } from '../../core/envelope'
import { applyExpirations } from '../order/expiration-service'
import { ordered } from '../order/ordered-service'
import { refundFacts } from './facts-service'
import { quoteOf } from './quote'
import { refundQuery } from './repository'
import { quoteSight } from './ways-service'

const ownOrder = async ({ db, clock }: Gateway, userId: string, orderId: string) => {
  await applyExpirations(db, clock.now(), { orderId, userId })
  return ordered(db, userId, orderId)
}

/** What a refund of an order would be decided by, with what it was ordered for and its refunds, the newest first. Throws `Refusal` notFound. */
export const orderRefund = async (gateway: Gateway, userId: string, orderId: string) => {
  const { db } = gateway
  const order = await ownOrder(gateway, userId, orderId)
  const show = await db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select(['s.show_id', 's.name', 's.poster_url', 's.poster_color', 's.utc_offset', 'n.show_time', 'n.permanent'])
    .select(['v.name as venue_name', 'c.name as city_name'])
    .where('n.session_id', '=', order.session_id)
    .executeTakeFirstOrThrow()
  const refunds = await refundQuery(db, userId)
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at', 'desc')
    .execute()
  return { facts: await refundFacts(db, order, gateway.clock.now()), show, refunds }
}

/** What giving these units back brings now. Throws `Refusal`: notFound, refundUnknown, and all that stands against it. */
export const previewRefund = async (
  gateway: Gateway,
  userId: string,
  { orderId, unitIds }: { orderId: string; unitIds: readonly string[] },
) => {
  const { db, clock } = gateway
  const order = await ownOrder(gateway, userId, orderId)
  const facts = await refundFacts(db, order, clock.now())
  const quote = quoteOf(facts, unitIds, clock.now())
  return { quote, facts, ...(await quoteSight(db, quote)) }
}

/** A page of a buyer's refunds, the newest first. */
export const listRefunds = async (
  { db, clock }: Gateway,
  userId: string,
  range: { offset: number; length: number },
) => {
  await applyExpirations(db, clock.now(), { userId })
  const query = refundQuery(db, userId)
  return readPage(query, query.orderBy('r.created_at', 'desc').orderBy('r.refund_id'), range)
}

/** One refund of a buyer. Throws `Refusal` notFound. */
export const refundAt = async ({ db }: Gateway, userId: string, refundId: string) =>
  found(await refundQuery(db, userId).where('r.refund_id', '=', refundId).executeTakeFirst())

/** A show with its rule, for everybody. Throws `Refusal` notFound for one that is not there or not public. */
export const showRefundRule = async ({ db }: Gateway, showId: string) =>
  found(
    await db
      .selectFrom('shows')
      .select(['show_id', 'name', 'state', 'refund_rule'])
      .where('show_id', '=', showId)
      .where('state', '<>', 'DISABLED')
      .executeTakeFirst(),
  )
