import { sql } from 'kysely'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'

/** The goods cart; only its badge so far (shell §7, trade). */
export const cartRoutes: Routes = (app, { db }) => {
  app.get('/trade/buyer/v1/items/cart/count', { schema: schema({}) }, async ({ userId }) => {
    const { count } = await db
      .selectFrom('cart_items')
      .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return ok({ count })
  })
}
