import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { notify } from '../../base/message/subscription-service'

/**
 * Interval between two waves of notifications, in ms. A wave notifies as many buyers as there are tickets, and gives
 * them time to buy.
 */
const WAVE = 15 * 60_000

/** Returns the SQL expression for the free units of a registration's target, which is a session or a whole show. */
const free = (now: number) => sql<number>`(
  select coalesce(sum(case when k.waiting = 0 then k.remaining else 0 end), 0)::int
  from sessions n
  join seat_plans p on p.session_id = n.session_id
  join stocks k on k.seat_plan_id = p.seat_plan_id
  where n.state = 'LISTED' and n.show_time > ${now} and (n.session_id = u.target_id or n.show_id = u.target_id))`

/** Returns the SQL expression for the number of buyers that this wave has already notified about the same target. */
const notified = (now: number) => sql<number>`(
  select count(*)::int from subscriptions o
  where o.target_id = u.target_id and o.kind = u.kind and o.notified_at > ${now - WAVE})`

/** Notifies buyers that a sold-out show or session has tickets again, in the order of their registrations. */
export const notifyRegistered = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('subscriptions as u')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .select(['u.user_id', 'u.target_id', 'u.show_id', 's.name', free(now).as('free'), notified(now).as('notified')])
    .where('u.kind', '=', 'LACK_REGISTER')
    .where('u.notified_at', 'is', null)
    .where('s.state', '=', 'LISTED')
    .where((where) => where.or([where('s.sale_time', 'is', null), where('s.sale_time', '<=', now)]))
    .orderBy('u.created_at')
    .orderBy('u.user_id')
    .execute()
  const written = new Map<string, number>()
  const write = async ({
    user_id: userId,
    target_id: target,
    show_id: showId,
    name,
    ...figures
  }: (typeof rows)[number]) => {
    const count = written.get(target) ?? figures.notified
    if (count >= figures.free) return
    written.set(target, count + 1)
    const notice = { values: (lang: keyof typeof name) => ({ show: name[lang] }), path: `/content/${showId}`, now }
    await db.transaction().execute((tx) => notify(tx, { userId, occasion: 'LACK_REGISTER', target }, notice))
  }
  await eachRow(rows, write, onError)
}
