import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'

/** Returns the differences between lots, their movements and their uses as sentences; empty if all are correct. */
export const pointsOff = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    select 'lot ' || p.lot_id || ' is off by ' || (p.amount - p.used - p.canceled - p.ended - coalesce(sum(r.amount), 0)) as fault
    from point_lots p left join point_records r on r.lot_id = p.lot_id
    group by p.lot_id having p.amount - p.used - p.canceled - p.ended <> coalesce(sum(r.amount), 0)
    union all
    select 'uses of ' || p.lot_id || ' are off by ' || (p.used - coalesce(sum(u.amount), 0))
    from point_lots p left join point_uses u on u.lot_id = p.lot_id and not u.returned
    group by p.lot_id having p.used <> coalesce(sum(u.amount), 0)`.execute(db)
  return rows.map(({ fault }) => fault)
}
