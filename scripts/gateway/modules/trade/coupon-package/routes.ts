import { found, ok } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { kindsInOrder } from '../coupon-code/grant-service'
import { serializeKind } from '../coupon/service'
import { offeredPackages, type OfferedPackage } from './service'

const base = '/user/pub/v3/coupon_packages/offered'

const serialize = (
  { package_id, title, poster_url, price, point_price, stock, template_ids }: OfferedPackage,
  lang: Language,
) => ({
  ...{ couponPackageId: package_id, itemId: package_id, isCouponProduct: true },
  ...{
    title: title[lang],
    posterUrl: poster_url,
    price,
    pointPrice: point_price ?? 0,
    stock,
    couponCount: template_ids.length,
  },
})

/** Registers routes for packages of coupons on sale. */
export const couponPackageRoutes: Routes = (app, { db, clock }) => {
  app.get(base, { schema: schema({ summary: 'Packages of coupons on sale' }) }, async ({ lang }) =>
    ok((await offeredPackages(db, clock.now())).map((pack) => serialize(pack, lang))),
  )

  app.get(
    `${base}/:couponPackageId`,
    { schema: schema({ summary: 'A package of coupons on sale', params: { couponPackageId: Id } }) },
    async ({ params: { couponPackageId: id }, lang }) => {
      const now = clock.now()
      const pack = found((await offeredPackages(db, now)).find(({ package_id }) => package_id === id))
      const kinds = await kindsInOrder(db, pack.template_ids)
      return ok({ ...serialize(pack, lang), kinds: kinds.map((kind) => serializeKind(kind, lang, now)) })
    },
  )
}
