import { validityAt } from '../../../../../src/domain/coupon/validity'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { grantCoupon } from '../coupon/ledger-service'
import { validityOf } from '../coupon/obtain-service'

/** Several coupons to grant to one buyer. */
interface Grants {
  userId: string
  /** Kinds of coupons in the order of the package. A kind may occur more than once. */
  templates: readonly Row<'coupon_templates'>[]
  /** Id of their package, or null. */
  packageId: string | null
  /** Id of the code or order that grants them. */
  ref: string
}

/**
 * Grants all of the coupons or none. Locks the stocks in the order of their ids, so that two parallel calls cannot
 * deadlock. Returns the coupons' ids in the order of the kinds. Throws `Refusal` couponOutOfStock.
 */
export const grantCoupons = async (
  tx: Tx,
  { userId, templates, packageId, ref }: Grants,
  now: number,
): Promise<string[]> => {
  const couponIds = new Map<number, string>()
  const inOrder = [...templates.entries()].sort(([, a], [, b]) => (a.template_id < b.template_id ? -1 : 1))
  for (const [at, template] of inOrder) {
    const { template_id: templateId, rules } = template
    const times = validityAt(validityOf(template), now, SHOP_OFFSET)
    const granted = await grantCoupon(tx, { userId, templateId, rules, ...times, ref }, now)
    if (!granted) throw new Refusal('couponOutOfStock')
    couponIds.set(at, granted)
  }
  const ids = [...templates.keys()].map((at) => couponIds.get(at) ?? '')
  if (packageId) await tx.updateTable('coupons').set({ package_id: packageId }).where('coupon_id', 'in', ids).execute()
  return ids
}

/** Returns the kinds of coupons with these ids, in the same order. A kind may occur more than once. */
export const kindsInOrder = async (db: Db | Tx, ids: readonly string[]): Promise<Row<'coupon_templates'>[]> => {
  const rows = await db.selectFrom('coupon_templates').selectAll().where('template_id', 'in', ids).execute()
  return ids.flatMap((id) => rows.filter((row) => row.template_id === id))
}
