import { Type } from 'typebox'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { serializeOrderResale } from './serializer'
import { offerTickets, orderResale, takeOffersBack } from './service'

const params = { orderId: Id }
const base = '/trade/buyer/return/v1'
const unitIds = Type.Array(Id, { minItems: 1, maxItems: 100 })
const offer = { unitIds, amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }

/** Registers routes for the resale of non-refundable tickets to buyers on the waitlist. */
export const resaleRoutes: Routes = (app, gateway) => {
  const { clock } = gateway

  app.get(
    `${base}/orders/:orderId`,
    {
      schema: schema({
        summary: 'Tickets of an order that can be offered to the waitlist, and their listings',
        params,
      }),
      preHandler: dueFirst(gateway),
    },
    async ({ params: { orderId }, userId, lang }) =>
      ok(serializeOrderResale(await orderResale(gateway, userId, orderId), lang, clock.now())),
  )

  app.post(
    `${base}/orders/:orderId/offer`,
    {
      schema: schema({ summary: 'Offer tickets at face value to the waitlist', params, body: offer }),
      config: perMinute(60),
    },
    async ({ params: { orderId }, body, userId, lang }) => {
      await offerTickets(gateway, userId, { orderId, ...body, lang })
      return ok(serializeOrderResale(await orderResale(gateway, userId, orderId), lang, clock.now()))
    },
  )

  app.post(
    `${base}/orders/:orderId/take_back`,
    {
      schema: schema({ summary: 'Take offered tickets back that are not sold', params, body: { unitIds } }),
      config: perMinute(60),
    },
    async ({ params: { orderId }, body, userId, lang }) => {
      await takeOffersBack(gateway, userId, { orderId, ...body })
      return ok(serializeOrderResale(await orderResale(gateway, userId, orderId), lang, clock.now()))
    },
  )
}
