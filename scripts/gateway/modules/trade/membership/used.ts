import type { Db, Tx } from '../../../core/database/database'

/** Returns true if a buyer ordered in an early sale for members since a time, epoch ms. */
export const hasBoughtEarly = async (
  db: Db | Tx,
  { userId, since }: { userId: string; since: number },
): Promise<boolean> => {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('privileges as p', 'p.privilege_id', 'o.privilege_id')
    .select('o.order_id')
    .where('o.user_id', '=', userId)
    .where('o.created_at', '>=', since)
    .where('o.state', 'not in', ['CANCELED', 'CLOSED'])
    .where('p.min_level', '>', 0)
    .executeTakeFirst()
  return order !== undefined
}
