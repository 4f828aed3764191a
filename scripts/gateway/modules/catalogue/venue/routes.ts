import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { serializeVenue } from './serializer'
import { requireVenue } from '../../base/place/service'
import { venueList } from './venue-list'

export const venueRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/home/pub/v3/venues',
    {
      schema: schema({
        summary: 'Venues with something to come, of a city or of a coupon',
        query: { ...paging, cityId: OptionalId, couponId: OptionalId },
      }),
    },
    async ({ query: { cityId, ...query }, lang }) =>
      ok(await venueList(db, { ...query, city: cityId, lang, now: clock.now() })),
  )

  app.get(
    '/home/pub/v3/venue/:venueId',
    { schema: schema({ summary: 'A venue: where it is and how to get there', params: { venueId: Id } }) },
    async ({ params: { venueId }, lang }) => ok(serializeVenue(await requireVenue(db, venueId), lang)),
  )
}
