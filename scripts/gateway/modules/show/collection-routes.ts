import { cardOf } from './card-service'
import { showQuery } from './query-service'
import { groupOf } from './service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { captchaSwitchOf } from './captcha-window-service'
import { Id, schema } from '../../core/schema'

/** Shows under one name: a group at one place, a tour through cities. */
export const collectionRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/show/pub/v5/show_group/:showId',
    { schema: schema({ params: { showId: Id } }) },
    async ({ params: { showId }, lang }) => {
      const group = await groupOf(db, showId)
      const shows = await showQuery(db)
        .where('s.show_group_id', '=', showId)
        .where('s.state', '<>', 'DISABLED')
        .orderBy('first_time')
        .execute()
      return ok({
        showGroupId: group.show_group_id,
        showGroupName: group.name[lang],
        posterUrl: group.poster_url,
        posterColor: group.poster_color,
        theaterOrLocationName: group.venue_name[lang],
        address: group.address[lang],
        description: group.description[lang],
        shows: shows.map((show) => cardOf(show, lang, clock.now())),
        captchaInfos: shows.flatMap((show) => {
          const window = captchaSwitchOf(show)
          return window ? [{ showId: show.show_id, captchaSwitch: window }] : []
        }),
      })
    },
  )

  app.get(
    '/home/pub/v3/tour/:tourId',
    { schema: schema({ params: { tourId: Id } }) },
    async ({ params: { tourId }, lang }) => {
      const tour = found(await db.selectFrom('tours').selectAll().where('tour_id', '=', tourId).executeTakeFirst())
      const shows = await showQuery(db)
        .where('s.tour_id', '=', tourId)
        .where('s.state', '<>', 'DISABLED')
        .orderBy('first_time')
        .execute()
      return ok({
        tourId,
        tourName: tour.name[lang],
        posterUrl: tour.poster_url,
        posterColor: tour.poster_color,
        description: tour.description[lang],
        stops: shows.map((show) => ({
          cityId: show.city_id,
          cityName: show.city_name[lang],
          show: cardOf(show, lang, clock.now()),
        })),
      })
    },
  )
}
