import { type RawBuilder, sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { readPage } from '../../../core/database/page'
import { found } from '../../../core/envelope'
import { sessionOver } from '../../catalogue/session/over-service'
import { voucherQuery } from './repository'
import { voucherWithTickets } from './service'

/**
 * Returns the SQL expression for the number of tickets of a voucher that have a stub at `now`. It is equivalent to
 * `hasStub` of the domain.
 */
const stubCount = (now: number): RawBuilder<number> => sql<number>`(
  select count(*)::int from tickets t where t.voucher_id = u.voucher_id and (
    t.state = 'USED'
    or (t.state = 'VALID' and (${sessionOver(now)}) and s.state <> 'CANCELED' and n.state <> 'CANCELED')
  )
)`

/** Selects the buyer's past visits that have ticket stubs, and the numbers of stubs. */
const stubQuery = (db: Db, userId: string, now: number) =>
  voucherQuery(db, userId)
    .select(stubCount(now).as('stubs'))
    .where('u.state', '!=', 'REFUNDED')
    .where(sql<boolean>`${stubCount(now)} > 0`)

/** Returns a page of the buyer's past visits that have ticket stubs, the latest first. */
export const listStubs = (
  { db }: Gateway,
  userId: string,
  { now, ...range }: { offset: number; length: number; now: number },
) => {
  const query = stubQuery(db, userId, now)
  return readPage(query, query.orderBy('n.show_time', 'desc').orderBy('u.voucher_id'), range)
}

/**
 * Returns a past visit of the buyer with all its tickets. Throws `Refusal` notFound for an unknown visit and for a
 * visit without ticket stubs.
 */
export const stubWithTickets = async (gateway: Gateway, userId: string, voucherId: string, now: number) => {
  found(await stubQuery(gateway.db, userId, now).where('u.voucher_id', '=', voucherId).executeTakeFirst())
  return voucherWithTickets(gateway, userId, voucherId)
}
