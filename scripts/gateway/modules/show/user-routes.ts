import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { ageLimitsOf, buyerFacts, subscribe, unsubscribe } from './user-service'

const word = Type.Optional(Type.String({ maxLength: 64 }))
const params = { showId: Id }
const subscribeQuery = {
  remindType: Type.Union(['SALE_REMIND', 'LACK_REGISTER'].map((kind) => Type.Literal(kind as 'SALE_REMIND'))),
  subscribeTargetType: Type.Union(['SHOW', 'SESSION'].map((kind) => Type.Literal(kind as 'SHOW'))),
  showSessionId: OptionalId,
}

/** One buyer's state of one show: reminders and the tickets still allowed. */
export const showUserRoutes: Routes = (app, gateway) => {
  app.get(
    '/show/buyer/v5/show/:showId/show_user',
    {
      schema: schema({
        summary: 'State of this buyer for a show: reminders, limits',
        params,
        query: {
          appId: word,
          qryRange: word,
          source: word,
          displayRule: word,
          orderId: OptionalId,
          promotionId: OptionalId,
        },
      }),
    },
    async ({ params: { showId }, query: { orderId }, userId }) =>
      ok(await buyerFacts(gateway, userId, showId, orderId)),
  )

  app.get(
    '/show/buyer/v3/shows/:showId/seat_plan_age_limit_list',
    { schema: schema({ summary: 'Tiers of a show that ask for an age', params }) },
    async ({ params: { showId } }) => ok(await ageLimitsOf(gateway, showId)),
  )

  app.get(
    '/show/buyer/v3/shows/:showId/subscribe',
    { schema: schema({ summary: 'Ask to be reminded of a sale', params, query: subscribeQuery }) },
    async ({ params: { showId }, query, userId }) => {
      const { remindType, subscribeTargetType, showSessionId } = query
      const session = subscribeTargetType === 'SHOW' ? undefined : { id: showSessionId }
      await subscribe(gateway, userId, showId, { kind: remindType, session })
      return ok({ subscribed: true })
    },
  )

  app.post(
    '/show/buyer/v3/shows/:showId/unsubscribe',
    { schema: schema({ summary: 'Take a reminder or a registration back', params, body: subscribeQuery }) },
    async ({ params: { showId }, body, userId }) => {
      const session = body.subscribeTargetType === 'SHOW' ? undefined : { id: body.showSessionId }
      await unsubscribe(gateway, userId, showId, { kind: body.remindType, session })
      return ok({ subscribed: false })
    },
  )
}
