import { Type } from 'typebox'
import { ORDER_STATUSES, ORDER_TABS } from '../../../../../src/domain/order/tabs'
import { plainText } from '../../../../../src/domain/typed/text'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, paging, schema } from '../../../core/schema'
import { serializeOrderDetail } from './detail-serializer'
import { ordersFirst } from './due-first-service'
import { orderOnHome } from './home-service'
import { countNews, readNews } from './news-service'
import { serializeParent, serializeParentDetail } from './parent-serializer'
import { serializeOrder } from './serializer'
import { cancelOrder, listOrders, ownOrderOrParent } from './service'

const params = { orderId: Id }
const tab = Type.Optional(Type.Union(ORDER_TABS.map((name) => Type.Literal(name))))
const status = Type.Optional(Type.Union(ORDER_STATUSES.map((name) => Type.Literal(name))))
const keyword = Type.Optional(Type.String({ maxLength: 64 }))
const base = '/trade/buyer/order/v5/orders'

/** Registers routes for the orders of the logged-in buyer. All due changes are applied first. */
export const orderRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const preHandler = ordersFirst(gateway)

  app.get(
    base,
    {
      schema: schema({
        summary: 'Orders of this buyer by tab, status or keyword, newest first',
        query: { tab, status, keyword, ...paging },
      }),
      preHandler,
    },
    async ({ query, userId, lang }) => {
      const { offset = 0, length = 20, keyword = '' } = query
      const now = clock.now()
      const { tab, status } = query
      const request = { tab, status, keyword: plainText(keyword), offset, length, now }
      const { rows, total, last } = await listOrders(gateway, userId, request)
      const items = rows.map((row) =>
        'children' in row ? serializeParent(row, lang, now) : serializeOrder(row, lang, now),
      )
      return ok({ items, total, last })
    },
  )

  app.get(
    `${base}/news`,
    { schema: schema({ summary: 'Number of unpaid orders, and of orders with unread updates' }), preHandler },
    async ({ userId }) => ok(await countNews(gateway, userId, clock.now())),
  )

  app.post(
    `${base}/:orderId/news/read`,
    { schema: schema({ summary: 'The buyer has seen the order', params }) },
    async ({ params: { orderId }, userId }) => {
      await readNews(gateway, userId, orderId, clock.now())
      return ok()
    },
  )

  app.get(
    `${base}/:orderId`,
    {
      schema: schema({
        summary: 'One order of this buyer',
        params,
        query: { fromPage: Type.Optional(Type.String({ maxLength: 64 })) },
      }),
      preHandler,
    },
    async ({ params: { orderId }, userId, lang }) => {
      const now = clock.now()
      const row = await ownOrderOrParent(db, userId, orderId)
      return ok(
        'children' in row ? serializeParentDetail(row, lang, now) : await serializeOrderDetail(db, row, lang, now),
      )
    },
  )

  app.post(
    `${base}/:orderId/cancel`,
    { schema: schema({ summary: 'Cancel an unpaid order', params }) },
    async ({ params: { orderId }, userId }) => {
      await cancelOrder(gateway, userId, orderId, clock.now())
      return ok()
    },
  )

  app.post(
    '/home/buyer/v3/recently_order_info',
    {
      schema: schema({
        summary: 'The order of this buyer that home shows, of tickets or of an item',
        body: { source: Type.String({ maxLength: 64 }) },
      }),
      preHandler,
    },
    async ({ userId, lang }) => ok(await orderOnHome(gateway, userId, lang, clock.now())),
  )
}
