import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'

export type SessionRow = Row<'sessions'> & { remaining: number; min_price: number | null }
export type PlanRow = Row<'seat_plans'> & { remaining: number; total: number }

/** Returns sessions of a show with their stock and lowest price, by time. */
export const sessionsOf = (db: Db | Tx, showId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions as n')
    .leftJoin('seat_plans as p', 'p.session_id', 'n.session_id')
    .leftJoin('stocks as k', 'k.seat_plan_id', 'p.seat_plan_id')
    .selectAll('n')
    .select([
      sql<number>`coalesce(sum(case when k.waiting = 0 then k.remaining else 0 end), 0)::int`.as('remaining'),
      sql<number | null>`min(coalesce(p.sale_price, p.price))`.as('min_price'),
    ])
    .where('n.show_id', '=', showId)
    .groupBy('n.session_id')
    .orderBy('n.show_time')
    .execute()

/**
 * Returns the row of a show's session. Throws `Refusal` notFound for an unknown session and for a session of another
 * show.
 */
export const requireSession = async (
  db: Db | Tx,
  showId: string,
  sessionId: string | undefined,
): Promise<Row<'sessions'>> => found(await findRow(db, 'sessions', { session_id: sessionId ?? '', show_id: showId }))

/** Returns price tiers of a session with their public stock, in the merchant's order. */
export const plansOf = (db: Db | Tx, sessionId: string): Promise<PlanRow[]> =>
  db
    .selectFrom('seat_plans as p')
    .innerJoin('stocks as k', 'k.seat_plan_id', 'p.seat_plan_id')
    .selectAll('p')
    .select([sql<number>`case when k.waiting = 0 then k.remaining else 0 end`.as('remaining'), 'k.total'])
    .where('p.session_id', '=', sessionId)
    .orderBy('p.sort')
    .execute()
