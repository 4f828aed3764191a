import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, Platform, RemindType, schema } from '../../../core/schema'
import { serializeFacts } from './facts-service'
import { ageLimitsOf, buyerFacts, forgetReminder, setReminder, SHOW_REMINDERS } from './service'

const word = Type.Optional(Type.String({ maxLength: 64 }))
const params = { showId: Id }
/** Target of a reminder: a session, or the whole show if the session is absent. */
const subscription = {
  subscribeTargetType: Type.Union(SHOW_REMINDERS.map((occasion) => Type.Literal(occasion))),
  showSessionId: OptionalId,
}
const subscribeQuery = { ...subscription, remindType: RemindType, terminalSrc: Type.Optional(Platform) }

/** Registers routes for a buyer's data for a show: reminders and the remaining ticket limit. */
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
      ok(serializeFacts(await buyerFacts(gateway, userId, showId, orderId))),
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
      const { remindType, subscribeTargetType: occasion, showSessionId: sessionId, terminalSrc } = query
      const request = { showId, sessionId, occasion, remindType, terminalSrc }
      return ok({ subscribed: true, remindType: await setReminder(gateway, userId, request) })
    },
  )

  app.post(
    '/show/buyer/v3/shows/:showId/unsubscribe',
    { schema: schema({ summary: 'Take a reminder or a registration back', params, body: subscription }) },
    async ({ params: { showId }, body: { subscribeTargetType: occasion, showSessionId: sessionId }, userId }) => {
      await forgetReminder(gateway, userId, { showId, sessionId, occasion })
      return ok({ subscribed: false })
    },
  )
}
