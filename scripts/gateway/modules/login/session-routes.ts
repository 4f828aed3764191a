import { notFound, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'

/** The logins of a buyer on all devices. */
export const sessionRoutes: Routes = (app, { db, tokens: { sessions } }) => {
  app.get(
    '/user/buyer/v3/login_sessions',
    { schema: schema({ summary: 'The logins of this buyer, on all devices' }) },
    async ({ userId, sessionId }) => {
      const live = await sessions.liveOf(userId)
      return ok(live.map((session) => ({ ...session, current: session.sessionId === sessionId })))
    },
  )

  app.post(
    '/user/buyer/v3/login_sessions/end_others',
    { schema: schema({ summary: 'End all logins of this buyer but this one', body: {} }) },
    async ({ userId, sessionId }) => ok({ count: await sessions.endOthers(db, userId, sessionId, 'REMOTE') }),
  )

  app.post(
    '/user/buyer/v3/login_sessions/end',
    { schema: schema({ summary: 'End a login of this buyer on another device', body: { sessionId: Id } }) },
    async ({ userId, body }) => {
      if (!(await sessions.endOwn(userId, body.sessionId, 'REMOTE'))) throw notFound()
      return ok()
    },
  )
}
