import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { kindsInOrder } from '../coupon-code/grant-service'

/** A package with a price, fen. */
export type OfferedPackage = Row<'coupon_packages'> & { price: number }

/**
 * Returns true if all coupons of a package can certainly be granted after payment. Their kinds have no stock limit,
 * require no face check, and have not ended.
 */
const canBeSold = (kinds: readonly Row<'coupon_templates'>[], now: number): boolean =>
  kinds.length > 0 &&
  kinds.every(
    ({ stock, need_face_auth: needsFace, valid_to: end, rules }) =>
      stock === null && !needsFace && (end === null || now < end) && rules.couponType !== 'MULTI_USER_RANDOM_CASH',
  )

/** Returns the packages on sale by price. Packages that cost points come later, sold-out packages last. @param now epoch ms */
export const offeredPackages = async (db: Db | Tx, now: number): Promise<OfferedPackage[]> => {
  const packages = await db
    .selectFrom('coupon_packages')
    .selectAll()
    .where('price', 'is not', null)
    .orderBy(sql`stock is distinct from 0`, 'desc')
    .orderBy('point_price', (order) => order.asc().nullsFirst())
    .orderBy('price')
    .orderBy('package_id')
    .execute()
  const offered: OfferedPackage[] = []
  for (const pack of packages) {
    const kinds = await kindsInOrder(db, pack.template_ids)
    if (pack.price !== null && canBeSold(kinds, now)) offered.push({ ...pack, price: pack.price })
  }
  return offered
}
