import { plansOf, sessionsOf } from './query-service'
import { planDynamic, planStatic, sessionDynamic, sessionStatic } from './serializer-service'
import { findShow, type ShowRow } from '../show/query-service'
import { found, ok } from '../../core/envelope'
import { seenBy } from '../show/preview-service'
import type { App, Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import type { Gateway } from '../../core/context'
import { privilegedSale } from '../privilege/service'

const showParams = { showId: Id }
const sessionParams = { showId: Id, sessionId: Id }
const privilegeId = Id

/** Reads one session of a show with its tiers, as it sells to the caller. */
const readPlans = async ({ db }: Gateway, show: ShowRow, sessionId: string) => ({
  show,
  session: found((await sessionsOf(db, show.show_id)).find(({ session_id }) => session_id === sessionId)),
  plans: await plansOf(db, sessionId),
})

/** Sessions of a show and price tiers of a session, whole or in a static and a dynamic half. */
export const sessionRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.get(
    '/show/pub/v3/show/:showId/sessions_static_data',
    { schema: schema({ params: showParams }) },
    async ({ params: { showId }, lang }) => {
      const show = found(await findShow(db, showId))
      return ok((await sessionsOf(db, showId)).map((session) => sessionStatic(show, session, lang)))
    },
  )

  app.get(
    '/show/pub/v3/show/:showId/sessions_dynamic_data',
    { schema: schema({ params: showParams }) },
    async ({ params: { showId }, headers }) => {
      const show = seenBy(headers, found(await findShow(db, showId)))
      return ok((await sessionsOf(db, showId)).map((session) => sessionDynamic(show, session, clock.now())))
    },
  )

  const below = '/session/:sessionId'
  app.get(
    `/show/pub/v5/show/:showId${below}/seat_plans`,
    { schema: schema({ params: sessionParams }) },
    async ({ params, headers, lang }) => {
      const seen = seenBy(headers, found(await findShow(db, params.showId)))
      const { plans, session, show } = await readPlans(gateway, seen, params.sessionId)
      const now = clock.now()
      return ok(plans.map((plan) => ({ ...planStatic(plan, lang), ...planDynamic(show, session, plan, now) })))
    },
  )

  app.get(
    `/show/pub/v3/show/:showId${below}/seat_plans_static_data`,
    { schema: schema({ params: sessionParams }) },
    async ({ params, lang }) => {
      const { plans } = await readPlans(gateway, found(await findShow(db, params.showId)), params.sessionId)
      return ok(plans.map((plan) => planStatic(plan, lang)))
    },
  )

  app.get(
    `/show/pub/v3/show/:showId${below}/seat_plans_dynamic_data`,
    { schema: schema({ params: sessionParams }) },
    async ({ params, headers }) => {
      const seen = seenBy(headers, found(await findShow(db, params.showId)))
      const { plans, session, show } = await readPlans(gateway, seen, params.sessionId)
      return ok(plans.map((plan) => planDynamic(show, session, plan, clock.now())))
    },
  )

  privilegeRoutes(app, gateway)
}

/** The same by a privilege: 404 for a privilege of another show; the general view for a buyer without it. */
const privilegeRoutes = (app: App, gateway: Gateway): void => {
  const { db, clock } = gateway
  const base = '/show/pub/v3/privilege/purchase/:privilegeId/:showId'
  const params = { privilegeId, ...showParams }
  const belowParams = { privilegeId, ...sessionParams }

  app.get(`${base}/sessions_static_data`, { schema: schema({ params }) }, async ({ params, headers, lang }) => {
    const show = await privilegedSale(gateway, headers, params)
    return ok((await sessionsOf(db, params.showId)).map((session) => sessionStatic(show, session, lang)))
  })

  app.get(`${base}/sessions_dynamic_data`, { schema: schema({ params }) }, async ({ params, headers }) => {
    const show = await privilegedSale(gateway, headers, params)
    return ok((await sessionsOf(db, params.showId)).map((session) => sessionDynamic(show, session, clock.now())))
  })

  const plansBelow = `${base}/session/:sessionId`
  app.get(
    `${plansBelow}/seat_plans_static_data`,
    { schema: schema({ params: belowParams }) },
    async ({ params, headers, lang }) => {
      const sale = await privilegedSale(gateway, headers, params)
      const { plans } = await readPlans(gateway, sale, params.sessionId)
      return ok(plans.map((plan) => planStatic(plan, lang)))
    },
  )

  app.get(
    `${plansBelow}/seat_plans_dynamic_data`,
    { schema: schema({ params: belowParams }) },
    async ({ params, headers }) => {
      const sale = await privilegedSale(gateway, headers, params)
      const { plans, session, show } = await readPlans(gateway, sale, params.sessionId)
      return ok(plans.map((plan) => planDynamic(show, session, plan, clock.now())))
    },
  )
}
