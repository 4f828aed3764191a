import type { IncomingHttpHeaders } from 'node:http'
import { sessionName } from '../catalogue/dates'
import { plansOf, type PlanRow, sessionsOf, type SessionRow } from '../catalogue/session-query'
import { findShow, type ShowRow } from '../catalogue/show-query'
import { planStatusOf, sessionStatusAt } from '../catalogue/status'
import type { Gateway } from '../context'
import type { Language } from '../db/words'
import { found, ok } from '../envelope'
import { seenBy } from '../preview'
import type { Routes } from '../provider'
import { Id, schema } from '../schema'

const showParams = { showId: Id }
const sessionParams = { showId: Id, sessionId: Id }

const sessionStatic = (show: ShowRow, session: SessionRow, lang: Language) => ({
  bizShowSessionId: session.session_id,
  sessionName: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
  showTime: session.show_time,
  utcOffset: show.utc_offset,
  venueName: show.venue_name[lang],
  isPermanent: session.permanent,
})

const sessionDynamic = (show: ShowRow, session: SessionRow, now: number) => {
  const status = sessionStatusAt(show, session, now)
  return {
    bizShowSessionId: session.session_id,
    sessionStatus: status,
    soldOut: status === 'SOLD_OUT',
    saleTime: show.sale_time,
    minPrice: session.min_price,
    limit: show.order_limit,
    existWaitList: show.wait_list,
  }
}

const planStatic = (plan: PlanRow, lang: Language) => ({
  seatPlanId: plan.seat_plan_id,
  seatPlanName: plan.name[lang],
  description: plan.description[lang],
  originalPrice: plan.price,
  salePrice: plan.sale_price,
  color: plan.color,
  unitQty: plan.unit_qty,
  unit: plan.unit_qty > 1 ? 'SET' : 'TICKET',
})

/** Stock is told when it is nearly gone; before that it is the merchant's business. */
const TOLD_BELOW = 20

type Asked = { params: { showId: string; sessionId: string }; headers: IncomingHttpHeaders }

/** Reads one session of a show and answers its tiers' changing half. */
const readPlans = async ({ db, clock }: Gateway, { params: { showId, sessionId }, headers }: Asked) => {
  const show = seenBy(headers, found(await findShow(db, showId)))
  const session = found((await sessionsOf(db, showId)).find(({ session_id }) => session_id === sessionId))
  const status = sessionStatusAt(show, session, clock.now())
  const dynamicOf = (plan: PlanRow) => ({
    seatPlanId: plan.seat_plan_id,
    status: planStatusOf(status, plan.remaining),
    stock: plan.remaining < TOLD_BELOW ? plan.remaining : null,
    limit: show.order_limit === null ? null : Math.max(1, Math.floor(show.order_limit / plan.unit_qty)),
    existWaitList: plan.wait_list,
  })
  return { plans: await plansOf(db, sessionId), dynamicOf }
}

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
      const { plans, dynamicOf } = await readPlans(gateway, { params, headers })
      return ok(plans.map((plan) => ({ ...planStatic(plan, lang), ...dynamicOf(plan) })))
    },
  )

  app.get(
    `/show/pub/v3/show/:showId${below}/seat_plans_static_data`,
    { schema: schema({ params: sessionParams }) },
    async ({ params, headers, lang }) => {
      const { plans } = await readPlans(gateway, { params, headers })
      return ok(plans.map((plan) => planStatic(plan, lang)))
    },
  )

  app.get(
    `/show/pub/v3/show/:showId${below}/seat_plans_dynamic_data`,
    { schema: schema({ params: sessionParams }) },
    async ({ params, headers }) => {
      const { plans, dynamicOf } = await readPlans(gateway, { params, headers })
      return ok(plans.map(dynamicOf))
    },
  )
}
