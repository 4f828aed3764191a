import { Type } from 'typebox'
import type { Gateway } from '../../../core/context'
import { partsOf } from '../../../core/run-hooks'
import { nearestSite, serializeSite } from '../place/service'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, Latitude, Longitude, OptionalId, schema } from '../../../core/schema'
import { cartConfig } from './cart-config-service'
import { primeConfig } from './prime-config-service'
import { CHAT_PATH, customerService, policiesIn, policyIn, shopConfigOf, shopWithSites } from './service'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns fields that a module adds to the merchant's configuration. */
    'shop.config': (gateway: Gateway) => object
  }
}

const configQuery = {
  cityId: OptionalId,
  miniAppType: Type.Optional(Type.String({ maxLength: 32 })),
  bizShowId: OptionalId,
  configTypeEnum: Type.Optional(Type.String({ maxLength: 64 })),
}
const placeQuery = { lat: Latitude, lng: Longitude }

/** Registers routes for the merchant: configuration, sites, customer service and agreements. */
export const shopRoutes: Routes = (app, gateway) => {
  const { db, sandbox } = gateway

  app.get(
    '/home/pub/v5/shop/configs',
    { schema: schema({ summary: "The merchant's configuration", query: configQuery }) },
    async ({ lang }) => {
      const parts = Object.assign({}, ...partsOf('shop.config', gateway)) as object
      return ok(shopConfigOf(lang, { prime: await primeConfig(db), cart: await cartConfig(db) }, parts))
    },
  )

  app.get('/home/pub/v3/shops/get', { schema: schema({ summary: 'The shop and its city sites' }) }, async ({ lang }) =>
    ok(await shopWithSites(db, lang)),
  )

  app.get(
    '/home/pub/v5/citys/current_location',
    { schema: schema({ summary: 'The city site nearest to the caller', query: placeQuery }) },
    async ({ query, lang }) => ok(serializeSite(await nearestSite(db, query), lang)),
  )

  app.get(
    '/home/pub/v3/merchant/customer_service',
    { schema: schema({ summary: 'Customer service: phone, hours, online', query: { bizShowId: OptionalId } }) },
    async ({ ownOrigin }) => ok(customerService(sandbox ? `${ownOrigin}${CHAT_PATH}` : null)),
  )

  app.get(
    '/home/pub/v3/policy/get_all_default_policy',
    { schema: schema({ summary: "The merchant's agreements" }) },
    async ({ lang }) => ok(policiesIn(lang)),
  )

  app.get(
    '/home/pub/v3/policy/:id',
    { schema: schema({ summary: 'The text of an agreement', params: { id: Id } }) },
    async ({ params: { id }, lang }) => ok(found(policyIn(id, lang))),
  )
}
