import type { NoticeChannel } from '../../../../../src/domain/notice-channel'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { type ChannelRequest, subscribe, subscriptionsOf, unsubscribe } from '../../base/message/subscription-service'
import { purchasedCount } from '../order/purchased-count-service'
import { requireSession, sessionsOf } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'

/** Kinds of reminders on the page of a show. */
export const SHOW_REMINDERS = ['SALE_REMIND', 'LACK_REGISTER'] as const
type ShowReminder = (typeof SHOW_REMINDERS)[number]

/**
 * Returns a buyer's data for a show: the reminders, and the remaining ticket limit of each session. A missing limit is
 * null. Does not count tickets of the order `orderId`, which the buyer wants to change. Throws `Refusal` notFound.
 */
export const buyerFacts = async ({ db }: Gateway, userId: string, showId: string, orderId?: string) => {
  const { order_limit: limit } = await requireShow(db, showId)
  const reminders = await subscriptionsOf(db, userId, { occasions: SHOW_REMINDERS, showId })
  const limits = await Promise.all(
    (await sessionsOf(db, showId)).map(async ({ session_id: sessionId }) => ({
      sessionId,
      remaining: limit === null ? null : Math.max(0, limit - (await purchasedCount(db, userId, sessionId, orderId))),
    })),
  )
  return { reminders, limits }
}

/** Returns the tiers of a show with age limits, in years. Throws `Refusal` notFound. */
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

/** Request for a reminder of a show or of one session. */
export interface ReminderRequest {
  showId: string
  /** The session; absent for the whole show. */
  sessionId?: string | undefined
  occasion: ShowReminder
}

const keyOf = async (db: Db, userId: string, { showId, sessionId, occasion }: ReminderRequest) => {
  await requireShow(db, showId)
  const target = sessionId ? (await requireSession(db, showId, sessionId)).session_id : showId
  return { userId, occasion, target }
}

/** Removes a reminder, if it exists. Throws `Refusal` notFound. */
export const forgetReminder = async ({ db }: Gateway, userId: string, request: ReminderRequest): Promise<void> =>
  unsubscribe(db, await keyOf(db, userId, request))

/**
 * Sets a reminder. A repeated call only changes its channel. Throws `Refusal` notFound for a session of another show.
 * @returns the channel; null if the account has neither a phone nor an e-mail address
 */
export const setReminder = async (
  { db, clock }: Gateway,
  userId: string,
  request: ReminderRequest & ChannelRequest,
): Promise<NoticeChannel | null> => {
  const { showId, remindType, terminalSrc } = request
  const way = { showId, now: clock.now(), remindType, terminalSrc }
  return subscribe(db, await keyOf(db, userId, request), way)
}
