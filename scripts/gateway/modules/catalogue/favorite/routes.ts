import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, paging, schema } from '../../../core/schema'
import { cardOf } from '../show/card-service'
import { favoriteIdsOf, favoriteShowsOf, favoriteToursOf, setFavorite } from './service'

const body = { favorite: Type.Boolean() }

/** Registers routes for the buyer's favorites: shows and tours. */
export const favoriteRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.get(
    '/show/buyer/v3/favorites/ids',
    { schema: schema({ summary: 'Ids of the shows and tours that this buyer marked' }) },
    async ({ userId }) => {
      const { SHOW: showIds, TOUR: tourIds } = await favoriteIdsOf(db, userId)
      return ok({ showIds, tourIds })
    },
  )

  app.get(
    '/show/buyer/v3/favorites/shows',
    { schema: schema({ summary: 'Shows that this buyer marked, the newest mark first', query: paging }) },
    async ({ query, userId, lang }) => {
      const { rows, total } = await favoriteShowsOf(db, userId, query)
      const items = rows.map((show) => cardOf(show, lang, clock.now()))
      return ok({ items, total, last: (query.offset ?? 0) + items.length >= total })
    },
  )

  app.get(
    '/home/buyer/v3/tour/favorites',
    { schema: schema({ summary: 'Tours that this buyer marked, the newest mark first' }) },
    async ({ userId, lang }) =>
      ok(
        (await favoriteToursOf(db, userId)).map(({ tour, shows }) => ({
          tourId: tour.tour_id,
          tourName: tour.name[lang],
          posterUrl: tour.poster_url,
          posterColor: tour.poster_color,
          cityNames: [...new Set(shows.map((show) => show.city_name[lang]))],
          showCount: shows.length,
        })),
      ),
  )

  app.post(
    '/show/buyer/v3/shows/:showId/subscribe_favorite',
    { schema: schema({ summary: 'Mark a show, or take the mark back', params: { showId: Id }, body }) },
    async ({ params: { showId }, body: { favorite }, userId }) =>
      ok(await setFavorite(gateway, userId, 'SHOW', showId, favorite)),
  )

  app.post(
    '/home/tour/subscribe_favorite/:tourId',
    { schema: schema({ summary: 'Mark a tour, or take the mark back', params: { tourId: Id }, body }) },
    async ({ params: { tourId }, body: { favorite }, userId }) =>
      ok(await setFavorite(gateway, userId, 'TOUR', tourId, favorite)),
  )
}
