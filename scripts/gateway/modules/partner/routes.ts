import { Type } from 'typebox'
import { sessionsOf } from '../session/query-service'
import { found, notFound, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { safeReturnUrl } from '../payment/return-url-service'

/** Where seats are picked that a partner sells; in a sandbox that partner is the gateway itself (`partner/`). */
export const partnerRoutes: Routes = (app, { db, partnerLinks, sandbox, returnOrigins }) => {
  const query = { sessionId: OptionalId, returnUrl: Type.Optional(Type.String({ maxLength: 2000 })) }
  app.get(
    '/buyer/v1/show/:showId/pick_seat_url',
    { schema: schema({ params: { showId: Id }, query }) },
    async ({ params: { showId }, query: { sessionId = '', returnUrl = '' }, userId, protocol, host }) => {
      const show = found(
        await db.selectFrom('shows').select('seat_pick_type').where('show_id', '=', showId).executeTakeFirst(),
      )
      if (!sandbox || show.seat_pick_type !== 'SUPPORT_THIRD_PARTY') throw notFound()
      if (sessionId) found((await sessionsOf(db, showId)).find(({ session_id }) => session_id === sessionId))
      const own = `${protocol}://${host}`
      const back = returnUrl ? safeReturnUrl(returnUrl, own, returnOrigins) : ''
      const link = partnerLinks.sign({ showId, sessionId, userId, returnUrl: back })
      return ok({ url: `${own}/sandbox/seats?link=${link}` })
    },
  )
}
