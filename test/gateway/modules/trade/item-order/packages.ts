import { json } from '../../../../../scripts/gateway/core/database/json'
import { kindRow, type KindSource } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import type { TestGateway } from '../../../support/gateway'
import type { Shopper } from '../../../support/shopper'

/** Returns the request body that purchases an item. */
export const of = (spuId: string, quantity = 1) => ({ items: [{ spu: { spuId }, quantity }] })

/** Puts packages of two coupons on sale, and reads their stock and coupons. */
export const packagesOf = (test: TestGateway) => {
  let count = 0
  const db = () => test.gateway.context.db
  return {
    add: async (
      more: { price?: number; point_price?: number; stock?: number; per_person?: number } = {},
      rules: Partial<KindSource['rules']> = {},
    ): Promise<string> => {
      const id = `SALE${(count += 1)}`
      const name = { 'zh-CN': id, 'zh-MO': id, 'en-US': id }
      await db()
        .insertInto('coupon_templates')
        .values(kindRow({ id, title: name, rules: { couponType: 'CASH', amount: 500, ...rules } }))
        .execute()
      await db()
        .insertInto('coupon_packages')
        .values({ package_id: id, title: json(name), template_ids: json([id, id]), price: 1000, ...more })
        .execute()
      return id
    },
    stock: async (id: string) =>
      (await db().selectFrom('coupon_packages').select('stock').where('package_id', '=', id).executeTakeFirstOrThrow())
        .stock,
    /** Returns the coupons that a package has issued. Only one buyer may have bought the package. */
    coupons: (id: string) =>
      db().selectFrom('coupons').selectAll().where('package_id', '=', id).orderBy('coupon_id').execute(),
  }
}

/** Reads an item order as the buyer of the order. */
export const readItems = async (buyer: Shopper, orderId: string) =>
  (await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)).body.data
