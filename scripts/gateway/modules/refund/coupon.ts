import type { Tx } from '../../core/database/database'
import type { OrderTable } from '../order/tables'
import type { RefundRow } from './repository'

/** Ms that a coupon is good for at least when its show did not take place. */
const COMPENSATION = 30 * 86_400_000

/**
 * Gives the coupon of an order back to its buyer. One that has expired since stays used, unless the show changed: then it is good for
 * another 30 days.
 *
 * @returns whether it came back
 */
export const giveBackCoupon = async (
  tx: Tx,
  { order_id: orderId }: OrderTable,
  { changed, now }: { changed: boolean; now: number },
): Promise<boolean> => {
  let giving = tx
    .updateTable('coupons')
    .set((coupon) => ({
      used_order_id: null,
      used_at: null,
      expire_time: changed
        ? coupon.fn<number>('greatest', [coupon.ref('expire_time'), coupon.val(now + COMPENSATION)])
        : coupon.ref('expire_time'),
    }))
    .where('used_order_id', '=', orderId)
  if (!changed) giving = giving.where('expire_time', '>', now)
  return Number((await giving.executeTakeFirst()).numUpdatedRows) > 0
}

/** `LATER`: it comes back with the order's last ticket. */
type CouponOutcome = 'NONE' | 'LATER' | 'BACK' | 'EXPIRED'

/** What becomes of the order's coupon by a refund that is quoted. */
export const couponOutcome = (
  hasCoupon: boolean,
  { complete, changed, expired }: { complete: boolean; changed: boolean; expired: boolean },
): CouponOutcome => {
  if (!hasCoupon) return 'NONE'
  if (!complete) return 'LATER'
  return expired && !changed ? 'EXPIRED' : 'BACK'
}

/**
 * What became of the coupon by a refund: the words of its quote, until the last ticket of the order is back. A rebooking takes the coupon
 * along: it is the new order's, and no refund of it.
 */
export const couponOfRefund = ({
  kind,
  coupon_id: couponId,
  coupon_back: back,
  coupon_kept: kept,
}: Pick<RefundRow, 'kind' | 'coupon_id' | 'coupon_back' | 'coupon_kept'>): CouponOutcome => {
  if (kind === 'REBOOK' || couponId === null) return 'NONE'
  if (back) return 'BACK'
  return kept ? 'EXPIRED' : 'LATER'
}
