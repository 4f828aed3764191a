import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { readReturns } from './read-service'

const base = '/trade/buyer/v2/items/orders/:orderId/returns'
const params = { orderId: Id }

/** Registers the routes for refunds and returns of goods. */
export const goodsReturnRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.get(
    base,
    {
      schema: schema({ summary: 'Pieces of an order of goods, and their refunds', params }),
      preHandler: dueFirst(gateway),
    },
    async ({ params: { orderId }, userId, lang }) =>
      ok(await readReturns(db, { userId, orderId }, { lang, now: clock.now() })),
  )
}
