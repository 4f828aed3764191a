import { dueFirst } from '../../../core/due-first'
import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { ownItemOrder } from '../../trade/item-order/read-service'
import { applyItemRefund } from './apply'
import { quoteOf, serializeQuote } from './quote'

const base = '/trade/buyer/v2/items/orders/:orderId'
const params = { orderId: Id }
const body = { quote: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,12000}$' }), idempotencyKey: Id }

/** The refunded pieces of goods; all that can be refunded if absent. */
const chosen = { unitIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })) }

/** Registers routes for refunds of item orders. Goods are refunded by pieces, other items by orders. */
export const itemRefundRoutes: Routes = (app, gateway) => {
  const { db, clock, itemRefundKey: key } = gateway

  app.post(
    `${base}/refund_quote`,
    {
      schema: schema({ summary: 'Signed quote for a refund of an item order or of its pieces', params, body: chosen }),
      preHandler: dueFirst(gateway),
    },
    async ({ params: { orderId }, body: { unitIds }, userId, lang }) => {
      const order = await ownItemOrder(db, userId, orderId)
      const now = clock.now()
      return ok(await serializeQuote(db, order, await quoteOf(db, order, now, unitIds), { key, lang, now }))
    },
  )

  app.post(
    `${base}/refund`,
    {
      schema: schema({ summary: 'Give an item order back as quoted, once for a key', params, body }),
      config: perMinute(60),
    },
    async ({ params: { orderId }, body: { quote, idempotencyKey }, userId, lang }) => {
      await applyItemRefund(gateway, { orderId, quote, idempotencyKey }, { userId, lang })
      return ok()
    },
  )
}
