import { Type } from 'typebox'
import { plainText } from '../../../../../src/domain/typed/text'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { firstAnswer } from '../../../core/run-hooks'
import { Id, paging, schema } from '../../../core/schema'
import { cancelItemOrder } from './cancel-service'
import { canBuyAgain, refundOf } from './kind-service'
import { itemOrderEvents, listItemOrders, madeRefundOf, ownItemOrder } from './read-service'
import { serializeItemOrder, serializeItemOrderDetail } from './serializer'

const base = '/trade/buyer/v2/items/orders'
const params = { orderId: Id }

/**
 * Registers routes for orders of items that are not tickets. Item orders are created by the same calls as ticket
 * orders.
 */
export const itemOrderRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const preHandler = dueFirst(gateway)

  app.get(
    base,
    {
      schema: schema({
        summary: 'Item orders of this buyer, newest first',
        query: { keyword: Type.Optional(Type.String({ maxLength: 64 })), ...paging },
      }),
      preHandler,
    },
    async ({ query: { offset = 0, length = 20, keyword = '' }, userId, lang }) => {
      const { rows, total, last } = await listItemOrders(db, userId, { keyword: plainText(keyword), offset, length })
      return ok({ items: rows.map((row) => serializeItemOrder(row, lang)), total, last })
    },
  )

  app.get(
    `${base}/:orderId`,
    { schema: schema({ summary: 'One item order of this buyer', params }), preHandler },
    async ({ params: { orderId }, userId, lang }) => {
      const order = await ownItemOrder(db, userId, orderId)
      const [events, made] = await Promise.all([itemOrderEvents(db, orderId), madeRefundOf(db, orderId)])
      const now = clock.now()
      const [refund, again] = [await refundOf(db, order, now), await canBuyAgain(db, order, now)]
      const deliveries = (await firstAnswer('items.deliveries', db, order, lang)) ?? []
      const invoice = await firstAnswer('items.invoice', db, order, { lang, now })
      return ok(serializeItemOrderDetail(order, { events, refund, made, again, deliveries, invoice }, lang))
    },
  )

  app.post(
    `${base}/:orderId/cancel`,
    { schema: schema({ summary: 'Cancel an unpaid item order', params }) },
    async ({ params: { orderId }, userId }) => {
      await cancelItemOrder(gateway, userId, orderId, clock.now())
      return ok()
    },
  )
}
