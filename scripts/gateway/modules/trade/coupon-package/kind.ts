import { fen } from '../../../../../src/domain/money'
import { itemRefund } from '../../../../../src/domain/refund/item'
import type { Db, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { grantCoupons, kindsInOrder } from '../coupon-code/grant-service'
import { type ItemKind, paidOf } from '../item-order/kind-service'
import { isAnyUsed, withdrawCoupons } from './granted'
import { offeredPackages } from './service'
import { texts } from './texts'

/** Maximum number of packages in one order. */
const MOST = 5

const NOTES = [texts.translateAll('note')]

/** Returns the number of packages that a buyer has bought or ordered. */
const ownedBy = async (db: Db | Tx, userId: string, packageId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('item_orders')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('count'))
    .where('user_id', '=', userId)
    .where('spu_id', '=', packageId)
    .where('state', 'in', ['UNPAID', 'PAID', 'SUCCEEDED'])
    .executeTakeFirstOrThrow()
  return Number(count ?? 0)
}

/** Coupon packages as a kind of item that can be bought. */
export const couponPackages: ItemKind = {
  kind: 'COUPON_PACKAGE',
  offer: async (db, spuId, { userId, now }) => {
    if (!(await findRow(db, 'coupon_packages', { package_id: spuId }))) return undefined
    const pack = (await offeredPackages(db, now)).find(({ package_id }) => package_id === spuId)
    if (!pack) throw new Refusal('itemNotOnSale')
    const { price, point_price: points, stock, per_person: limit, title, poster_url: posterUrl } = pack
    if (stock === 0) throw new Refusal('itemSoldOut')
    const left = limit === null ? MOST : limit - (await ownedBy(db, userId, spuId))
    if (left <= 0) throw new Refusal('itemOwned')
    return {
      ...{ spuId, name: title, posterUrl, price: fen(price), points: points ?? 0, idTypes: null, notes: NOTES },
      most: Math.min(MOST, left, stock ?? MOST),
    }
  },
  take: async (tx, { spu_id: packageId, quantity }) => {
    const { stock } = await getRow(tx, 'coupon_packages', { package_id: packageId })
    if (stock === null) return
    const taken = await tx
      .updateTable('coupon_packages')
      .set((pack) => ({ stock: pack('stock', '-', quantity) }))
      .where('package_id', '=', packageId)
      .where('stock', '>=', quantity)
      .executeTakeFirst()
    if (Number(taken.numUpdatedRows) !== 1) throw new Refusal('itemSoldOut')
  },
  release: async (tx, { spu_id: packageId, quantity }) => {
    await tx
      .updateTable('coupon_packages')
      .set((pack) => ({ stock: pack('stock', '+', quantity) }))
      .where('package_id', '=', packageId)
      .where('stock', 'is not', null)
      .execute()
  },
  deliver: async (tx, { order_id: ref, user_id: userId, spu_id: packageId, quantity }, at) => {
    const { template_ids: ids } = await getRow(tx, 'coupon_packages', { package_id: packageId })
    const templates = await kindsInOrder(tx, Array.from({ length: quantity }, () => ids).flat())
    await grantCoupons(tx, { userId, templates, packageId, ref }, at)
  },
  refund: async (db, order, now) => {
    const facts = { paid: paidOf(order), paidAt: order.paid_at, isUsed: await isAnyUsed(db, order) }
    return itemRefund('UNUSED_7_DAYS', facts, now)
  },
  takeBack: async (tx, order, at) => {
    await withdrawCoupons(tx, order, at)
    await couponPackages.release(tx, order)
  },
}
