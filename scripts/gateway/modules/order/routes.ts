import { sql } from 'kysely'
import { Type } from 'typebox'
import type { OrderTab } from '../../../../src/api/order'
import { found, ok, Refusal } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, paging, schema } from '../../core/schema'
import { catchUp } from './expiration-service'
import { orderDetailAnswer } from './detail-serializer'
import { endUnpaid } from './lifecycle-service'
import { findOrder, orderQuery } from './repository'
import { wireOrder } from './serializer'
import { sessionOver } from '../session/over-service'

const TABS: Record<OrderTab, true> = { TICKET: true, OTHER: true, HISTORY: true }
const params = { orderId: Id }
const tab = Type.Union((Object.keys(TABS) as OrderTab[]).map((name) => Type.Literal(name)))

/** Orders of the signed-in buyer. Each is brought up to date with the clock before it is shown. */
export const orderRoutes: Routes = (app, { db, clock }) => {
  const base = '/trade/buyer/order/v5/orders'

  app.get(base, { schema: schema({ query: { tab, ...paging } }) }, async ({ query, userId, lang }) => {
    const { offset = 0, length = 20 } = query
    // No goods are ordered in this storefront yet.
    if (query.tab === 'OTHER') return ok({ items: [], total: 0, last: true })
    const now = clock.now()
    await catchUp(db, now, { userId })
    const past = sql<boolean>`(o.state in ('CANCELED', 'CLOSED', 'REFUNDED') or ${sessionOver(now)})`
    const rows = orderQuery(db, userId).where(query.tab === 'HISTORY' ? past : sql<boolean>`not ${past}`)
    const { total } = await rows
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    const items = await rows
      .orderBy('o.created_at', 'desc')
      .orderBy('o.order_id')
      .offset(offset)
      .limit(length)
      .execute()
    return ok({ items: items.map((row) => wireOrder(row, lang, now)), total, last: offset + items.length >= total })
  })

  app.get(
    `${base}/:orderId`,
    { schema: schema({ params, query: { fromPage: Type.Optional(Type.String({ maxLength: 64 })) } }) },
    async ({ params: { orderId }, userId, lang }) => {
      const now = clock.now()
      await catchUp(db, now, { orderId, userId })
      return ok(await orderDetailAnswer(db, found(await findOrder(db, userId, orderId)), lang, now))
    },
  )

  app.post(`${base}/:orderId/cancel`, { schema: schema({ params }) }, async ({ params: { orderId }, userId }) => {
    const now = clock.now()
    await catchUp(db, now, { orderId, userId })
    found(await findOrder(db, userId, orderId))
    const canceled = await db.transaction().execute((tx) => endUnpaid(tx, orderId, 'CANCELED', now))
    if (canceled) return ok()
    const { state } = found(await findOrder(db, userId, orderId))
    // A second tap on cancel finds what it wanted.
    if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
    return ok()
  })

  app.post(
    '/home/buyer/v3/recently_order_info',
    { schema: schema({ body: { source: Type.String({ maxLength: 64 }) } }) },
    async ({ userId, lang }) => {
      const now = clock.now()
      await catchUp(db, now, { userId })
      const row = await orderQuery(db, userId)
        .where('o.state', '=', 'UNPAID')
        .orderBy('o.created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return ok(row ? wireOrder(row, lang, now) : null)
    },
  )
}
