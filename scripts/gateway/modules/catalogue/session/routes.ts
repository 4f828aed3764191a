import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { planDynamic, planStatic, sessionDynamic, sessionStatic } from './serializer-service'
import { sessionPlans, showSessions } from './service'

const PUBLIC = '/show/pub/v3/show/:showId'
const BY_PRIVILEGE = '/show/pub/v3/privilege/purchase/:privilegeId/:showId'
const PLANS = '/session/:sessionId/seat_plans'

const params = { showId: Id, privilegeId: Type.Optional(Id) }
const planParams = { ...params, sessionId: Id }

/**
 * Registers routes for the sessions of a show and the price tiers of a session. Each list has routes for the whole
 * list, for its static and dynamic parts, and for buyers with a privilege.
 */
export const sessionRoutes: Routes = (app, gateway) => {
  const { clock } = gateway

  app.get(
    `/show/pub/v5/show/:showId${PLANS}`,
    { schema: schema({ summary: 'Price tiers of a session', params: planParams }) },
    async ({ params, headers, lang }) => {
      const { show, session, plans } = await sessionPlans(gateway, headers, params)
      const now = clock.now()
      return ok(plans.map((plan) => ({ ...planStatic(plan, lang), ...planDynamic(show, session, plan, now) })))
    },
  )

  for (const base of [PUBLIC, BY_PRIVILEGE]) {
    app.get(
      `${base}/sessions_static_data`,
      { schema: schema({ summary: 'Sessions of a show: what seldom changes', params }) },
      async ({ params, headers, lang }) => {
        const { show, sessions } = await showSessions(gateway, headers, params)
        return ok(sessions.map((session) => sessionStatic(show, session, lang)))
      },
    )

    app.get(
      `${base}/sessions_dynamic_data`,
      { schema: schema({ summary: 'Sessions of a show: status and stock', params }) },
      async ({ params, headers }) => {
        const { show, sessions } = await showSessions(gateway, headers, params)
        return ok(sessions.map((session) => sessionDynamic(show, session, clock.now())))
      },
    )

    app.get(
      `${base}${PLANS}_static_data`,
      { schema: schema({ summary: 'Price tiers of a session: what seldom changes', params: planParams }) },
      async ({ params, headers, lang }) => {
        const { plans } = await sessionPlans(gateway, headers, params)
        return ok(plans.map((plan) => planStatic(plan, lang)))
      },
    )

    app.get(
      `${base}${PLANS}_dynamic_data`,
      { schema: schema({ summary: 'Price tiers of a session: status and stock', params: planParams }) },
      async ({ params, headers }) => {
        const { show, session, plans } = await sessionPlans(gateway, headers, params)
        return ok(plans.map((plan) => planDynamic(show, session, plan, clock.now())))
      },
    )
  }
}
