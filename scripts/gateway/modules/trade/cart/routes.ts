import { sql } from 'kysely'
import { Type } from 'typebox'
import { OPERATION_KINDS } from '../../../../../src/domain/cart/apply-operation'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { applyOperations } from './operations'
import { readCart } from './read'
import { serializeCart } from './serializer'

const CART = '/trade/buyer/v1/items/cart'

/** Maximum number of operations in a request. */
const MAX_OPERATIONS = 100

const operation = Type.Object({
  operationId: Id,
  kind: Type.Union(OPERATION_KINDS.map((kind) => Type.Literal(kind))),
  lineId: OptionalId,
  spuId: Id,
  skuId: Id,
  showId: OptionalId,
  fromSkuId: OptionalId,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
})

/** Registers routes for the cart of a buyer (decisions 108 to 112). */
export const cartRoutes: Routes = (app, { db, clock }) => {
  app.get(`${CART}/count`, { schema: schema({ summary: 'Number of pieces in the cart' }) }, async ({ userId }) => {
    const { count } = await db
      .selectFrom('cart_lines')
      .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('order_id', 'is', null)
      .executeTakeFirstOrThrow()
    return ok({ count })
  })

  app.get(CART, { schema: schema({ summary: 'The cart with present prices and states' }) }, async ({ userId, lang }) =>
    ok(serializeCart(await readCart(db, userId, clock.now()), lang)),
  )

  app.post(
    `${CART}/operations`,
    {
      schema: schema({
        summary: 'Change the cart; each operation id is applied once',
        body: { operations: Type.Array(operation, { minItems: 1, maxItems: MAX_OPERATIONS }) },
      }),
    },
    async ({ body: { operations }, userId, lang }) => {
      const complete = operations.map(({ lineId = '', showId = '', fromSkuId = '', quantity = 1, ...own }) => ({
        ...{ lineId, showId, fromSkuId, quantity, ...own },
      }))
      const { answers, cart } = await db
        .transaction()
        .execute((tx) => applyOperations(tx, userId, complete, clock.now()))
      return ok({ ...serializeCart(cart, lang), answers })
    },
  )
}
