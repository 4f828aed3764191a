import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

/** Counts the sets of a combo that a buyer has in open and paid orders. */
const boughtSets = async (db: Db | Tx, userId: string, promotionId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('order_parents as g')
    .select(sql<number>`coalesce(sum(g.set_count), 0)::int`.as('count'))
    .where('g.promotion_id', '=', promotionId)
    .where(sql<boolean>`exists (select from orders o where o.parent_id = g.parent_id and o.user_id = ${userId}
      and o.state not in ('CANCELED', 'CLOSED', 'REFUNDED'))`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Throws `Refusal` limitReached if a buyer would have more sets of a combo than allowed. The limit is exact if the caller
 * locks the buyer.
 */
export const requireSetLimit = async (
  db: Db | Tx,
  userId: string,
  { per_buyer: limit, promotion_id: promotionId }: Row<'combos'>,
  setCount: number,
): Promise<void> => {
  if (limit !== null && (await boughtSets(db, userId, promotionId)) + setCount > limit)
    throw new Refusal('limitReached', { params: { count: limit } })
}
