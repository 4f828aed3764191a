import { Type } from 'typebox'
import type { Tx } from '../../core/database/database'
import type { AddressTable } from './tables'
import type { Language } from '../../core/localized-text'
import { found, notFound, ok, Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import { areaOf, citiesIn, districtsIn, provincesIn } from './region-service'
import type { Routes } from '../../core/provider'
import { Cellphone, CountryCode, Id, schema, type Values } from '../../core/schema'

const MOST = 20
const draft = {
  recipient: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  cellphone: Cellphone,
  countryCode: CountryCode,
  provinceId: Id,
  cityId: Id,
  districtId: Id,
  /** Decision 36: the gateway accepts 6 characters in any language. */
  detail: Type.String({ minLength: 6, maxLength: 200 }),
  isDefault: Type.Boolean(),
}
const params = { addressId: Id }

const wire = (row: AddressTable, lang: Language) => {
  const area = areaOf({ provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id })
  return {
    addressId: row.address_id,
    recipient: row.recipient,
    cellphone: row.cellphone,
    countryCode: row.country_code,
    provinceId: row.province_id,
    provinceName: area?.province[lang] ?? '',
    cityId: row.city_id,
    cityName: area?.city[lang] ?? '',
    districtId: row.district_id,
    districtName: area?.district[lang] ?? '',
    detail: row.detail,
    isDefault: row.is_default,
  }
}

const columnsOf = (body: Values<typeof draft>) => {
  if (!areaOf(body)) throw new Refusal('regionWrong')
  return {
    recipient: body.recipient.trim(),
    cellphone: body.cellphone,
    country_code: body.countryCode,
    province_id: body.provinceId,
    city_id: body.cityId,
    district_id: body.districtId,
    detail: body.detail.trim(),
    is_default: body.isDefault,
  }
}

/** Only one address is the default one. */
const clearDefault = (tx: Tx, userId: string) =>
  tx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute()

/** Delivery addresses of the signed-in buyer, and the areas to choose from. */
export const addressRoutes: Routes = (app, { db, clock }) => {
  const base = '/user/buyer/v3/user/addresses'
  const own = (userId: string, addressId: string) =>
    db
      .selectFrom('addresses')
      .selectAll()
      .where('user_id', '=', userId)
      .where('address_id', '=', addressId)
      .executeTakeFirst()

  app.get(base, { schema: schema({}) }, async ({ userId, lang }) => {
    const rows = await db
      .selectFrom('addresses')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at', 'desc')
      .execute()
    return ok(rows.map((row) => wire(row, lang)))
  })

  app.get(
    `${base}/:addressId/detail`,
    { schema: schema({ params }) },
    async ({ params: { addressId }, userId, lang }) => ok(wire(found(await own(userId, addressId)), lang)),
  )

  app.post(base, { schema: schema({ body: draft }) }, async ({ body, userId, lang }) => {
    const columns = columnsOf(body)
    const { count } = await db
      .selectFrom('addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST) throw new Refusal('addressLimit', { params: { count: MOST } })
    const row = await db.transaction().execute(async (tx) => {
      if (columns.is_default) await clearDefault(tx, userId)
      return tx
        .insertInto('addresses')
        .values({ ...columns, address_id: newId('AD'), user_id: userId, created_at: clock.now() })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return ok(wire(row, lang))
  })

  app.put(
    `${base}/:addressId`,
    { schema: schema({ params, body: draft }) },
    async ({ params: { addressId }, body, userId, lang }) => {
      const kept = found(await own(userId, addressId))
      const columns = columnsOf(body)
      await db.transaction().execute(async (tx) => {
        if (columns.is_default) await clearDefault(tx, userId)
        await tx
          .updateTable('addresses')
          .set(columns)
          .where('user_id', '=', userId)
          .where('address_id', '=', addressId)
          .execute()
      })
      return ok(wire({ ...kept, ...columns }, lang))
    },
  )

  app.delete(`${base}/:addressId`, { schema: schema({ params }) }, async ({ params: { addressId }, userId }) => {
    const { numDeletedRows } = await db
      .deleteFrom('addresses')
      .where('user_id', '=', userId)
      .where('address_id', '=', addressId)
      .executeTakeFirst()
    if (Number(numDeletedRows) === 0) throw notFound()
    return ok()
  })

  app.get('/user/pub/v1/provinces', { schema: schema({}) }, async ({ lang }) => ok(provincesIn(lang)))
  app.get(
    '/user/pub/v1/provinces/:provinceId/cities',
    { schema: schema({ params: { provinceId: Id } }) },
    async ({ params: { provinceId }, lang }) => ok(found(citiesIn(provinceId, lang))),
  )
  app.get(
    '/user/pub/v1/provinces/cities/:cityId/districts',
    { schema: schema({ params: { cityId: Id } }) },
    async ({ params: { cityId }, lang }) => ok(found(districtsIn(cityId, lang))),
  )
}
