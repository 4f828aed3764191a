import { Type } from 'typebox'
import { siteOf, siteRows, wireSite } from '../place/service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, Latitude, Longitude, OptionalId, schema, type Values } from '../../core/schema'
import policies from './data/policies.json'
import shop from './data/shop.json'
import { shopConfigOf } from './service'

const configQuery = {
  cityId: OptionalId,
  miniAppType: Type.Optional(Type.String({ maxLength: 32 })),
  bizShowId: OptionalId,
  configTypeEnum: Type.Optional(Type.String({ maxLength: 64 })),
}
/** When the agreements were last changed: 1 November 2026. */
const POLICIES_FROM = Date.UTC(2026, 10, 1)
const WORKDAYS = [1, 2, 3, 4, 5, 6, 7]
const placeQuery = { lat: Latitude, lng: Longitude }

/** Distance enough to choose between cities: degrees on a plane. */
const farness = (site: { lat: number; lng: number }, { lat, lng }: Values<typeof placeQuery>): number =>
  lat === undefined || lng === undefined ? site.lng * -1 : Math.hypot(site.lat - lat, site.lng - lng)

/** The merchant: configuration, sites, service, agreements. */
export const shopRoutes: Routes = (app, { db }) => {
  app.get('/home/pub/v5/shop/configs', { schema: schema({ query: configQuery }) }, async ({ lang }) =>
    ok(shopConfigOf(lang)),
  )

  app.get('/home/pub/v3/shops/get', { schema: schema({}) }, async ({ lang }) =>
    ok({
      shopName: shop.shopName[lang],
      shopAvatar: '/media/shop/logo.webp',
      sites: (await siteRows(db)).map((site) => wireSite(site, lang)),
    }),
  )

  app.get('/home/pub/v5/citys/current_location', { schema: schema({ query: placeQuery }) }, async ({ query, lang }) => {
    const sites = await siteRows(db)
    const nearest =
      query.lat === undefined
        ? await siteOf(db, undefined)
        : sites.sort((a, b) => farness(a, query) - farness(b, query))[0]
    return ok(wireSite(nearest, lang))
  })

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
    ok(policies.map(({ id, kind, title }) => ({ id, title: title[lang], kind, updatedAt: POLICIES_FROM }))),
  )

  app.get('/home/pub/v3/policy/:id', { schema: schema({ params: { id: Id } }) }, async ({ params: { id }, lang }) => {
    const policy = found(policies.find((each) => each.id === id))
    return ok({
      id,
      title: policy.title[lang],
      updatedAt: POLICIES_FROM,
      sections: policy.sections.map(({ heading, paragraphs }) => ({
        heading: heading[lang],
        paragraphs: paragraphs.map((text) => text[lang]),
      })),
    })
  })
}
