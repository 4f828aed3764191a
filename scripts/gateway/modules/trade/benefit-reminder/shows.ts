import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { countRows } from '../../../core/database/rows'
import { cardsOnSale } from '../../catalogue/card-template/service'
import { listedShows, ordered } from '../../catalogue/show/query-service'
import { countItems } from '../coupon/scope-service'

/** Returns true if a coupon can be used for goods or cards on sale, or for parking. */
export const fitsOtherPurchases = async (db: Db | Tx, rules: CouponRules, now: number): Promise<boolean> => {
  const { couponBizTypes: types } = rules
  if (rules.useWay === 'OFFLINE' || rules.couponType === 'OUTER') return false
  if (types.includes('PARKING_FEE') && (await countRows(db, 'parks', {})) > 0) return true
  if (types.includes('PRIVILEGE_CARD') && (await cardsOnSale(db, now, { length: 1 })).rows.length > 0) return true
  return (await countItems(db, rules, now)) > 0
}

/** Maximum number of shows that a reminder mentions. */
export const MAX_SHOWS = 3

/**
 * Returns the names of up to three shows on sale that a coupon can be used for. Empty for coupons that are used at a
 * counter.
 */
export const fittingShows = async (db: Db | Tx, rules: CouponRules, now: number): Promise<LocalizedText[]> => {
  if (rules.useWay === 'OFFLINE' || rules.couponType === 'OUTER') return []
  const query = ordered(listedShows(db, { scope: rules, onSale: now }), 'RECOMMEND', now)
  const rows = await query.limit(MAX_SHOWS).execute()
  return rows.map(({ name }) => name)
}

/** Returns true if a coupon can be used for something on sale. */
export const isUseful = async (db: Db | Tx, rules: CouponRules, now: number): Promise<boolean> =>
  (await fittingShows(db, rules, now)).length > 0 || (await fitsOtherPurchases(db, rules, now))
