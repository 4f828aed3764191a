import { goodsWay } from '../../../../../src/domain/goods/goods'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { serializeTied, tiedGoods } from '../../catalogue/goods/tied-service'
import { boughtPieces, ownHost } from './order-service'

/** Registers the route for goods that can be added to the tickets of an order (decision 96). */
export const goodsOrderRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post(
    '/trade/buyer/v5/spus/tied_sale_search',
    {
      schema: schema({ summary: 'Goods to add to the tickets of an order', body: { orderId: Id } }),
      preHandler: dueFirst(gateway),
    },
    async ({ body: { orderId }, userId, lang }) => {
      const { order, tickets, closed } = await ownHost(db, userId, orderId, clock.now())
      const bought = await boughtPieces(db, orderId)
      const tied = closed === null ? (await tiedGoods(db, tickets)).filter(({ required }) => !required) : []
      return ok({
        goods: tied.map((each) => serializeTied(each, tickets.tickets, lang, bought.get(each.spu.spu_id))),
        closed: closed ?? 'NONE',
        way: goodsWay(order.deliver_method),
      })
    },
  )
}
