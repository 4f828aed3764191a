import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'

/** How many goods are in a buyer's cart, every piece counted. */
export const cartCount = async ({ db }: Gateway, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('cart_items')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
