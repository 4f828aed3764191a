import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'

/** Returns the pieces by spu that a buyer has bought or holds in unpaid orders. */
export const boughtPieces = async (
  db: Db | Tx,
  userId: string,
  spuIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (spuIds.length === 0) return new Map()
  const { rows } = await sql<{ spu_id: string; pieces: number }>`
    select g ->> 'spuId' as spu_id, sum((g ->> 'quantity')::integer - coalesce((g ->> 'refunded')::integer, 0))::integer as pieces
    from item_orders m cross join jsonb_array_elements(m.goods) g
    where m.user_id = ${userId} and m.state in ('UNPAID', 'PAID', 'SUCCEEDED')
      and g ->> 'spuId' in (${sql.join(spuIds)})
    group by 1`.execute(db)
  return new Map(rows.map(({ spu_id: id, pieces }) => [id, pieces]))
}
