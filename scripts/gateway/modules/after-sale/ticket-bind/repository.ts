import type { Db, Tx } from '../../../core/database/database'

/** Finds a bind code and its show by the code's hash. */
export const findCode = (db: Db | Tx, digest: string) =>
  db
    .selectFrom('bind_codes as b')
    .innerJoin('shows as s', 's.show_id', 'b.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'b.session_id')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'b.seat_plan_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .selectAll('b')
    .select(['s.name as show_name', 's.poster_url', 's.poster_color', 's.utc_offset', 's.audience_mode', 's.code_lead'])
    .select(['s.state as show_state', 'n.show_time', 'n.permanent', 'p.name as tier_name'])
    .select(['v.name as venue_name', 'c.name as city_name'])
    .where('b.code_digest', '=', digest)
    .forUpdate('b')
    .executeTakeFirst()

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>
