import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { listedShows, ordered } from '../../catalogue/show/query-service'

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
