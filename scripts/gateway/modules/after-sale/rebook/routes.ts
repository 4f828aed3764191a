import { Type } from 'typebox'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, OptionalId, schema } from '../../../core/schema'
import { serializeCreatedOrder } from '../../trade/purchase/created-service'
import { serializeFacts } from '../../trade/show-user/facts-service'
import { buyerFacts } from '../../trade/show-user/service'
import { applyRebook } from './apply'
import { holdRebook, releaseRebook } from './hold'
import { serializeCheck, serializeHold, serializeOffer } from './serializer'
import { checkRebook, rebookAt, rebookOffer } from './service'

const base = '/trade/buyer/order/v1'
const items = Type.Array(Type.Object({ unitId: Id }, { additionalProperties: false }), { minItems: 1, maxItems: 100 })
const picked = Type.Object(
  { seatIds: Type.Array(Id, { minItems: 1, maxItems: 100 }), version: Id },
  { additionalProperties: false },
)
const word = Type.Optional(Type.String({ maxLength: 64 }))
const unitIdsOf = (rebookTicketItems: readonly { unitId: string }[]) => rebookTicketItems.map(({ unitId }) => unitId)

/** Registers routes for exchange of tickets for another session or tier of the same show. */
export const rebookRoutes: Routes = (app, gateway) => {
  const { clock } = gateway
  const preHandler = dueFirst(gateway)

  app.get(
    `${base}/rebook/check`,
    {
      schema: schema({
        summary: 'Tickets of an order that can be rebooked, and the deadline',
        query: { orderId: Id, sessionId: OptionalId },
      }),
      preHandler,
    },
    async ({ query: { orderId, sessionId }, userId, lang }) =>
      ok(serializeCheck(await checkRebook(gateway, userId, orderId), { lang, now: clock.now(), sessionId })),
  )

  app.post(
    '/show/buyer/v5/show/:showId/show_user',
    {
      schema: schema({
        summary: 'State of this buyer for a show, and where tickets may be rebooked to',
        params: { showId: Id },
        query: { appId: word, qryRange: word, source: word, displayRule: word, orderId: Id, promotionId: OptionalId },
        body: { rebookTicketItems: items },
      }),
      preHandler,
    },
    async ({ params: { showId }, query: { orderId }, body: { rebookTicketItems }, userId, lang }) => {
      const offer = await rebookOffer(gateway, userId, { showId, orderId, unitIds: unitIdsOf(rebookTicketItems) })
      const facts = serializeFacts(await buyerFacts(gateway, userId, showId, orderId))
      return ok({ ...facts, rebook: serializeOffer(offer, lang, clock.now()) })
    },
  )

  app.post(
    `${base}/rebook/hold`,
    {
      schema: schema({
        summary: 'Hold other tickets, with the difference, while the buyer decides',
        body: { orderId: Id, rebookTicketItems: items, sessionId: Id, seatPlanId: Id, picked: Type.Optional(picked) },
      }),
      config: perMinute(60),
    },
    async ({ body: { rebookTicketItems, ...wanted }, userId, lang }) => {
      const rebookId = await holdRebook(gateway, userId, { ...wanted, unitIds: unitIdsOf(rebookTicketItems) })
      return ok(serializeHold(await rebookAt(gateway, userId, rebookId), lang, clock.now()))
    },
  )

  app.post(
    `${base}/rebook/release`,
    { schema: schema({ summary: 'Give up what is held for a rebooking', body: { rebookId: Id } }) },
    async ({ body: { rebookId }, userId }) => {
      await releaseRebook(gateway, userId, rebookId)
      return ok()
    },
  )

  app.post(
    `${base}/reschedule_ticket/apply`,
    {
      schema: schema({ summary: 'Rebook to what is held, once', body: { rebookId: Id } }),
      config: perMinute(60),
    },
    async ({ body: { rebookId }, userId }) => ok(serializeCreatedOrder(await applyRebook(gateway, userId, rebookId))),
  )
}
