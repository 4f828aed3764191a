import { Type } from 'typebox'
import { boughtTickets } from '../order/purchased-count-service'
import { sessionsOf } from '../session/query-service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'

const word = Type.Optional(Type.String({ maxLength: 64 }))
const params = { showId: Id }
const subscribeQuery = {
  remindType: Type.Union(
    ['SALE_REMIND', 'LACK_REGISTER', 'WAIT_LIST'].map((kind) => Type.Literal(kind as 'SALE_REMIND')),
  ),
  subscribeTargetType: Type.Union(['SHOW', 'SESSION'].map((kind) => Type.Literal(kind as 'SHOW'))),
  showSessionId: OptionalId,
}

/** What stands between one buyer and one show: reminders and the tickets still allowed. */
export const showUserRoutes: Routes = (app, { db, clock }) => {
  const load = async (showId: string) =>
    found(
      await db.selectFrom('shows').select(['show_id', 'order_limit']).where('show_id', '=', showId).executeTakeFirst(),
    )

  app.get(
    '/show/buyer/v5/show/:showId/show_user',
    { schema: schema({ params, query: { appId: word, qryRange: word, source: word } }) },
    async ({ params: { showId }, userId }) => {
      const show = await load(showId)
      const reminded = await db
        .selectFrom('subscriptions')
        .select('target_id')
        .distinct()
        .where('user_id', '=', userId)
        .where('show_id', '=', showId)
        .execute()
      const limits = await Promise.all(
        (await sessionsOf(db, showId)).map(async ({ session_id }) => ({
          sessionId: session_id,
          remaining:
            show.order_limit === null
              ? null
              : Math.max(0, show.order_limit - (await boughtTickets(db, userId, session_id))),
        })),
      )
      return ok({ remindedIds: reminded.map(({ target_id }) => target_id), limits })
    },
  )

  app.get(
    '/show/buyer/v3/shows/:showId/seat_plan_age_limit_list',
    { schema: schema({ params }) },
    async ({ params: { showId } }) => {
      await load(showId)
      const rows = await db
        .selectFrom('seat_plans as p')
        .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
        .select(['p.seat_plan_id', 'p.min_age', 'p.max_age'])
        .where('n.show_id', '=', showId)
        .where((where) => where.or([where('p.min_age', 'is not', null), where('p.max_age', 'is not', null)]))
        .orderBy('p.seat_plan_id')
        .execute()
      return ok(rows.map((row) => ({ seatPlanId: row.seat_plan_id, minAge: row.min_age, maxAge: row.max_age })))
    },
  )

  app.get(
    '/show/buyer/v3/shows/:showId/subscribe',
    { schema: schema({ params, query: subscribeQuery }) },
    async ({ params: { showId }, query, userId }) => {
      await load(showId)
      const { remindType, subscribeTargetType, showSessionId } = query
      const target =
        subscribeTargetType === 'SHOW'
          ? showId
          : found((await sessionsOf(db, showId)).find(({ session_id }) => session_id === showSessionId)).session_id
      await db
        .insertInto('subscriptions')
        .values({ user_id: userId, show_id: showId, target_id: target, kind: remindType, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return ok({ subscribed: true })
    },
  )
}
