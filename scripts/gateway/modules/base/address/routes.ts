import { Type } from 'typebox'
import { VISIBLE } from '../../../../../src/domain/typed/text'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { recordRoutes } from '../../../core/record-routes'
import { Cellphone, CountryCode, Id, schema } from '../../../core/schema'
import { citiesIn, districtsIn, provincesIn } from './region-service'
import { addresses, addressesOf } from './repository'
import { serializeAddress } from './serializer'
import { changeAddress, createAddress, requireAddress } from './service'

const draft = {
  recipient: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE }),
  cellphone: Cellphone,
  countryCode: CountryCode,
  provinceId: Id,
  cityId: Id,
  districtId: Id,
  /** Street and house. At least 6 characters in any language (decision 36). */
  detail: Type.String({ minLength: 6, maxLength: 200, pattern: VISIBLE }),
  isDefault: Type.Boolean(),
}
const params = { addressId: Id }
const base = '/user/buyer/v3/user/addresses'

/** Registers routes for delivery addresses of the logged-in buyer, and for the list of areas. */
export const addressRoutes: Routes = (app, gateway) => {
  const { db } = gateway

  app.get(base, { schema: schema({ summary: 'Delivery addresses of this buyer' }) }, async ({ userId, lang }) =>
    ok((await addressesOf(db, userId)).map((row) => serializeAddress(row, lang))),
  )

  app.get(
    `${base}/:addressId/detail`,
    { schema: schema({ summary: 'One delivery address', params }) },
    async ({ params: { addressId }, userId, lang }) =>
      ok(serializeAddress(await requireAddress(db, userId, addressId), lang)),
  )

  recordRoutes(app, gateway, {
    ...{ base, one: 'delivery address', param: 'addressId', draft },
    create: createAddress,
    change: changeAddress,
    remove: (userId, id) => addresses.remove(db, userId, id),
    serialize: serializeAddress,
  })

  app.get('/user/pub/v1/provinces', { schema: schema({ summary: 'Provinces' }) }, async ({ lang }) =>
    ok(provincesIn(lang)),
  )
  app.get(
    '/user/pub/v1/provinces/:provinceId/cities',
    { schema: schema({ summary: 'Cities of a province', params: { provinceId: Id } }) },
    async ({ params: { provinceId }, lang }) => ok(found(citiesIn(provinceId, lang))),
  )
  app.get(
    '/user/pub/v1/provinces/cities/:cityId/districts',
    { schema: schema({ summary: 'Districts of a city', params: { cityId: Id } }) },
    async ({ params: { cityId }, lang }) => ok(found(districtsIn(cityId, lang))),
  )
}
