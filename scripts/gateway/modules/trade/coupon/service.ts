import { couponStateOf } from '../../../../../src/domain/coupon/state'
import type { CouponFacts } from '../../../../../src/domain/pricing/coupon-facts'
import type { Candidate } from '../../../../../src/domain/pricing/price-of'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language, LocalizedText } from '../../../core/localized-text'

/** A buyer's coupon with its title and the state of its order. */
export interface CouponRow extends Row<'coupons'> {
  title: LocalizedText
  order_state: string | null
}

/** Returns the coupons of a buyer that a purchase can name: those that are not used or expired. */
export const heldCoupons = (db: Db | Tx, userId: string, now: number): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .leftJoin('orders as o', 'o.order_id', 'c.used_order_id')
    .selectAll('c')
    .select(['t.title', 'o.state as order_state'])
    .where('c.user_id', '=', userId)
    .where((where) => where.or([where('c.used_order_id', 'is', null), where('o.state', '=', 'UNPAID')]))
    .where('c.expire_time', '>', now)
    .orderBy('c.expire_time')
    .orderBy('c.coupon_id')
    .execute()

/** Returns a coupon as the engine reads it. */
export const couponFacts = (row: CouponRow, now: number): CouponFacts => ({
  ...row.rules,
  couponId: row.coupon_id,
  couponStatus: couponStateOf(
    {
      startTime: row.start_time,
      expireTime: row.expire_time,
      orderState: row.order_state,
      refunding: false,
    },
    now,
  ),
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
    ...reason,
    ...(reason.code === 'HELD' ? { orderId: row.used_order_id } : {}),
    wouldApply: reason.wouldApply
      ? { ...reason.wouldApply, seatPlanName: planName(reason.wouldApply.seatPlanId) }
      : null,
  },
  couponType: row.rules.couponType,
})
