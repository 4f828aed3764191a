import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { partnerUrl } from './service'

const query = { sessionId: OptionalId, returnUrl: Type.Optional(Type.String({ maxLength: 2000 })) }

/** Registers the route that returns the partner's address to pick seats. */
export const partnerRoutes: Routes = (app, gateway) => {
  app.get(
    '/buyer/v1/show/:showId/pick_seat_url',
    {
      schema: schema({ summary: "The partner's page where seats of a show are picked", params: { showId: Id }, query }),
    },
    async ({ params: { showId }, query: { sessionId = '', returnUrl = '' }, userId, ownOrigin }) => {
      return ok({ url: await partnerUrl(gateway, { userId, showId, sessionId, returnUrl, origin: ownOrigin }) })
    },
  )
}
