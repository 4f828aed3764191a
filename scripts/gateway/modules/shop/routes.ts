import { Type } from 'typebox'
import { nearestSite, siteRows, serializeSite } from '../place/service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, Latitude, Longitude, OptionalId, schema } from '../../core/schema'
import { policiesIn, policyIn, shopConfigOf, shopName } from './service'

const configQuery = {
  cityId: OptionalId,
  miniAppType: Type.Optional(Type.String({ maxLength: 32 })),
  bizShowId: OptionalId,
  configTypeEnum: Type.Optional(Type.String({ maxLength: 64 })),
}
const WORKDAYS = [1, 2, 3, 4, 5, 6, 7]
const placeQuery = { lat: Latitude, lng: Longitude }

/** The merchant: configuration, sites, service, agreements. */
export const shopRoutes: Routes = (app, { db }) => {
  app.get('/home/pub/v5/shop/configs', { schema: schema({ query: configQuery }) }, async ({ lang }) =>
    ok(shopConfigOf(lang)),
  )

  app.get('/home/pub/v3/shops/get', { schema: schema({}) }, async ({ lang }) =>
    ok({
      shopName: shopName(lang),
      shopAvatar: '/media/shop/logo.webp',
      sites: (await siteRows(db)).map((site) => serializeSite(site, lang)),
    }),
  )

  app.get('/home/pub/v5/citys/current_location', { schema: schema({ query: placeQuery }) }, async ({ query, lang }) =>
    ok(serializeSite(await nearestSite(db, query), lang)),
  )

  app.get(
    '/home/pub/v3/merchant/customer_service',
    { schema: schema({ query: { bizShowId: OptionalId } }) },
    async () =>
      ok({
        type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
        customerServiceTelephone: '4000000000',
        workTimes: WORKDAYS.map((weekday) => ({ weekday, from: '10:00', to: '21:00' })),
        onlineConfig: null,
      }),
  )

  app.get('/home/pub/v3/policy/get_all_default_policy', { schema: schema({}) }, async ({ lang }) =>
    ok(policiesIn(lang)),
  )

  app.get('/home/pub/v3/policy/:id', { schema: schema({ params: { id: Id } }) }, async ({ params: { id }, lang }) =>
    ok(found(policyIn(id, lang))),
  )
}
