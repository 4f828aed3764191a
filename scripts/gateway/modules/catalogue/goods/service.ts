import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'

/** Returns the number of items in a buyer's goods cart. */
export const cartCount = async ({ db }: Gateway, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('cart_items')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
