import type { CouponFacts } from '../../../../../src/domain/pricing/coupon-facts'
import type { Candidate } from '../../../../../src/domain/pricing/price-of'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { type OwnCoupon, ownCoupons, stateOfRow } from './list-service'

export { serializeKind } from './serializer'

/** A buyer's coupon with the states of its order and of the refund that returns it. */
export type CouponRow = OwnCoupon

/** Returns the coupons of a buyer that a purchase can name: those that are not used or expired. */
export const heldCoupons = (db: Db | Tx, userId: string, now: number): Promise<CouponRow[]> =>
  ownCoupons(db, userId)
    .where((where) =>
      where.or([
        where('c.used_order_id', 'is', null),
        where('o.state', '=', 'UNPAID'),
        where('m.state', '=', 'UNPAID'),
      ]),
    )
    .where('c.expire_time', '>', now)
    .where('c.verified_at', 'is', null)
    .where('c.withdrawn_at', 'is', null)
    .orderBy('c.expire_time')
    .orderBy('c.coupon_id')
    .execute() as Promise<CouponRow[]>

/** Returns a coupon as the engine reads it. */
export const couponFacts = (row: CouponRow, now: number): CouponFacts => ({
  ...row.rules,
  couponId: row.coupon_id,
  couponStatus: stateOfRow(row, now),
  startTime: row.start_time,
  expireTime: row.expire_time,
})

/** A coupon in a request must be the buyer's own, used or not. Another buyer's is "not found". */
export const refuseForeignCoupon = async (db: Db | Tx, userId: string, couponId: string | undefined): Promise<void> => {
  if (!couponId) return
  found(await findRow(db, 'coupons', { coupon_id: couponId, user_id: userId }))
}

/** Serializes a coupon of a purchase (contract: api/purchase OrderCoupon). */
export const serializeCoupon = (
  row: CouponRow,
  { cut, reason }: Candidate,
  planName: (seatPlanId: string) => string,
  lang: Language,
) => ({
  couponId: row.coupon_id,
  title: row.title[lang],
  discountAmount: cut,
  startTime: row.start_time,
  expireTime: row.expire_time,
  usable: reason === null,
  reason: reason && {
    code: reason.code,
    missing: reason.missing ?? 0,
    difference: reason.difference ?? 0,
    orderId: (reason.code === 'HELD' && row.used_order_id) || '',
    wouldApply: reason.wouldApply
      ? { ...reason.wouldApply, seatPlanName: planName(reason.wouldApply.seatPlanId) }
      : null,
  },
  couponType: row.rules.couponType,
})
