import { Type } from 'typebox'
import { BIZ_TYPES } from '../../../../../src/domain/pricing/coupon-facts'
import { findRow } from '../../../core/database/rows'
import { found, notFound, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { readerOf } from '../../../core/public-reader'
import { firstAnswer } from '../../../core/run-hooks'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { showPage } from '../../catalogue/show/list-service'
import { couponsFor } from './fit-service'
import { couponOf, couponsOf, exchangeCardOf, recommendedKinds } from './list-service'
import { couponEvents } from './ledger-service'
import { obtainCoupon, receivableFor } from './obtain-service'
import { rulesForShows, scopeOfCoupon } from './scope-service'
import { serializeKind, serializeOwn, serializeTexts } from './serializer'

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Optional(Type.Union(values.map((each) => Type.Literal(each))))

const selfQuery = {
  ...paging,
  couponStatus: oneOf(['USED', 'EXPIRED', 'REFUNDING']),
  bizType: oneOf(BIZ_TYPES),
  couponTemplateId: OptionalId,
  couponPackageId: OptionalId,
  sort: oneOf(['END', 'WORTH']),
  showId: OptionalId,
  itemId: OptionalId,
}

export const couponRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post(
    '/buyer/cyy/v1/coupons/obtain',
    {
      schema: schema({
        summary: 'Receive a coupon of a kind',
        body: { couponCode: Id, obtainType: Type.Optional(Type.String({ pattern: '^[A-Z_]{1,32}$' })) },
      }),
    },
    async ({ body: { couponCode }, userId }) => {
      const row = await obtainCoupon(gateway, userId, couponCode)
      return ok({ couponId: row.coupon_id, couponTemplateId: row.template_id, expireTime: row.expire_time })
    },
  )

  app.get(
    '/user/buyer/v5/coupons/self/page',
    {
      schema: schema({
        summary: 'Coupons of this buyer: those to use, of a state, or for a show or an item',
        query: selfQuery,
      }),
    },
    async ({ query, userId, lang }) => {
      const now = clock.now()
      const isFor = Boolean(query.showId || query.itemId)
      const { rows, total, last } = await (isFor ? couponsFor : couponsOf)(db, userId, query, now)
      // The package is unknown, or the buyer has none of its coupons.
      if (query.couponPackageId && total === 0) throw notFound()
      return ok({ items: rows.map((row) => serializeOwn(row, lang, now)), total, last })
    },
  )

  app.get(
    '/user/buyer/v5/coupons/:couponId',
    { schema: schema({ summary: 'A coupon of this buyer, with its texts and scope', params: { couponId: Id } }) },
    async ({ params, userId, lang }) => {
      const now = clock.now()
      const row = found(await couponOf(db, userId, params.couponId))
      const { template, canReceive } = await receivableFor(db, userId, row.template_id, now)
      const scope = await scopeOfCoupon(db, row.rules, lang, now)
      const reminder = await firstAnswer('coupon.reminder', db, row, now)
      const events = (await couponEvents(db, row.coupon_id)).map(({ kind, at: time }) => ({ kind, time }))
      const texts = serializeTexts(template, scope, lang)
      const card = (await firstAnswer('coupon.card', db, row.coupon_id, lang)) ?? null
      return ok({ ...serializeOwn(row, lang, now), ...texts, reminder, events, canReceive, card })
    },
  )

  app.get(
    '/user/pub/v3/coupons/detail',
    { schema: schema({ summary: 'A kind of coupon, with its texts and scope', query: { couponTemplateId: Id } }) },
    async ({ query, lang }) => {
      const now = clock.now()
      const template = found(await findRow(db, 'coupon_templates', { template_id: query.couponTemplateId }))
      const scope = await scopeOfCoupon(db, template.rules, lang, now)
      return ok({ ...serializeKind(template, lang, now), ...serializeTexts(template, scope, lang) })
    },
  )

  app.get(
    '/user/pub/v3/coupons/recommend',
    { schema: schema({ summary: 'Kinds of coupons that every visitor can receive', query: paging }) },
    async ({ query, lang }) => {
      const now = clock.now()
      const { rows, total, last } = await recommendedKinds(db, query, now)
      return ok({ items: rows.map((row) => serializeKind(row, lang, now)), total, last })
    },
  )

  app.get(
    '/user/pub/v3/coupons/shows',
    {
      schema: schema({
        summary: 'Shows that a kind of coupon is for, or that this buyer’s coupon is for',
        query: { ...paging, couponTemplateId: Id, couponId: OptionalId, cityId: OptionalId },
      }),
    },
    async ({ query: { couponTemplateId, couponId = '', cityId, offset, length }, headers, lang }) => {
      const now = clock.now()
      const userId = couponId ? await readerOf(gateway, headers['access-token']) : ''
      const rules = await rulesForShows(db, { couponTemplateId, couponId, userId }, now)
      return ok(await showPage(db, { scope: rules, onSale: now, city: cityId }, { lang, now, offset, length }))
    },
  )

  app.get(
    '/buyer/v1/coupon/support_auto_use',
    { schema: schema({ summary: 'Whether a coupon is used for a card at once', query: { couponId: Id } }) },
    async ({ query, userId, lang }) => {
      const coupon = found(await couponOf(db, userId, query.couponId))
      const card = await exchangeCardOf(db, coupon, clock.now())
      return ok({
        ...{ supportUse: card !== undefined, privilegeCardName: card?.name[lang] ?? '' },
        ...{ privilegeCardTemplateId: card?.card_id ?? '', spuId: '' },
      })
    },
  )
}
