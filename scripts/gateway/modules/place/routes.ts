import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { serializeVenue } from './serializer'
import { requireVenue } from './service'

/** Venues. */
export const placeRoutes: Routes = (app, { db }) => {
  app.get(
    '/home/pub/v3/venue/:venueId',
    { schema: schema({ summary: 'A venue: where it is and how to get there', params: { venueId: Id } }) },
    async ({ params: { venueId }, lang }) => ok(serializeVenue(await requireVenue(db, venueId), lang)),
  )
}
