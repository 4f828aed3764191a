import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { favoriteCount } from '../favorite/count-service'
import { serializeGroup, serializeTour } from './collection-serializer'
import { groupWithShows, tourWithShows } from '../show/service'

/** Registers routes for collections of shows: groups at one venue, and tours through cities. */
export const collectionRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/show/pub/v5/show_group/:showId',
    { schema: schema({ summary: 'A group of shows sold under one name', params: { showId: Id } }) },
    async ({ params: { showId }, lang }) => ok(serializeGroup(await groupWithShows(db, showId), lang, clock.now())),
  )

  app.get(
    '/home/pub/v3/tour/:tourId',
    { schema: schema({ summary: 'A tour and its stops', params: { tourId: Id } }) },
    async ({ params: { tourId }, lang }) =>
      ok({
        ...serializeTour(await tourWithShows(db, tourId), lang, clock.now()),
        favoriteCount: await favoriteCount(db, 'TOUR', tourId),
      }),
  )
}
