import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'

/** SQL condition: the price lines in a column have the rate of a member level. */
const hasMemberPrice = (column: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from jsonb_array_elements(${sql.ref(column)}) as l
  where l.value ->> 'kind' = 'MEMBER' and l.value ->> 'source' like 'LEVEL%')`

/**
 * Returns true if a buyer has an order with a member price, or one of an early sale for members, since a time, epoch
 * ms. Orders that ended or were refunded do not count.
 */
export const hasUsedRights = async (
  db: Db | Tx,
  { userId, since }: { userId: string; since: number },
): Promise<boolean> => {
  const ofTickets = db
    .selectFrom('orders as o')
    .leftJoin('privileges as p', 'p.privilege_id', 'o.privilege_id')
    .select('o.order_id')
    .where('o.user_id', '=', userId)
    .where('o.created_at', '>=', since)
    .where('o.state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .where(({ or, eb }) => or([eb('p.min_level', '>', 0), hasMemberPrice('o.price_lines')]))
  const ofItems = db
    .selectFrom('item_orders as m')
    .select('m.order_id')
    .where('m.user_id', '=', userId)
    .where('m.created_at', '>=', since)
    .where('m.state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .where(hasMemberPrice('m.price_lines'))
  return (await ofTickets.union(ofItems).limit(1).executeTakeFirst()) !== undefined
}
