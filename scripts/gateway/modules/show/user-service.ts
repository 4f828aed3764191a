import type { Gateway } from '../../core/context'
import { purchasedCount } from '../order/purchased-count-service'
import { requireSession, sessionsOf } from '../session/query-service'
import { requireShow } from './service'

/**
 * One buyer's state of a show: the reminders set, and for each session how many tickets the buyer may still buy, null
 * without a limit; those of an order that is to be changed do not count. Throws `Refusal` notFound.
 */
export const buyerFacts = async ({ db }: Gateway, userId: string, showId: string, orderId?: string) => {
  const { order_limit: limit } = await requireShow(db, showId)
  const reminded = await db
    .selectFrom('subscriptions')
    .select('target_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('show_id', '=', showId)
    .execute()
  const limits = await Promise.all(
    (await sessionsOf(db, showId)).map(async ({ session_id: sessionId }) => ({
      sessionId,
      remaining: limit === null ? null : Math.max(0, limit - (await purchasedCount(db, userId, sessionId, orderId))),
    })),
  )
  return { remindedIds: reminded.map(({ target_id }) => target_id), limits }
}

/** The tiers of a show that are for some ages only, in years. Throws `Refusal` notFound. */
export const ageLimitsOf = async ({ db }: Gateway, showId: string) => {
  await requireShow(db, showId)
  const rows = await db
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .select(['p.seat_plan_id', 'p.min_age', 'p.max_age'])
    .where('n.show_id', '=', showId)
    .where((where) => where.or([where('p.min_age', 'is not', null), where('p.max_age', 'is not', null)]))
    .orderBy('p.seat_plan_id')
    .execute()
  return rows.map((row) => ({ seatPlanId: row.seat_plan_id, minAge: row.min_age, maxAge: row.max_age }))
}

/** A reminder: of a show, or of one of its sessions. */
export interface Subscription {
  kind: string
  /** Absent: the show as a whole. */
  session?: { id: string | undefined }
}

/** Takes a reminder back; one that is not set changes nothing. Throws `Refusal` notFound. */
export const unsubscribe = async (
  { db }: Gateway,
  userId: string,
  showId: string,
  { kind, session }: Subscription,
): Promise<void> => {
  await requireShow(db, showId)
  const target = session ? (await requireSession(db, showId, session.id)).session_id : showId
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('target_id', '=', target)
    .where('kind', '=', kind)
    .execute()
}

/** Sets a reminder; the same again changes nothing. Throws `Refusal` notFound for a session of another show. */
export const subscribe = async (
  { db, clock }: Gateway,
  userId: string,
  showId: string,
  { kind, session }: Subscription,
): Promise<void> => {
  await requireShow(db, showId)
  const target = session ? (await requireSession(db, showId, session.id)).session_id : showId
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, show_id: showId, target_id: target, kind, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
