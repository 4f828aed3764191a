import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { buttonsOfShow } from './service'

/** Registers routes for the merchant's buttons below the tickets of a show. */
export const ticketButtonRoutes: Routes = (app, gateway) => {
  app.get(
    '/show/pub/v3/show/:showId/ticket_buttons',
    { schema: schema({ summary: 'The buttons below the tickets of a show', params: { showId: Id } }) },
    async ({ params: { showId }, lang }) => ok(await buttonsOfShow(gateway, showId, lang)),
  )
}
