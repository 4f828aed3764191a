import type { Tx } from '../../../core/database/database'
import { enterCouponEvent } from './ledger-service'

/** Minimum validity of a returned coupon whose show did not take place, ms. */
const COMPENSATION = 30 * 86_400_000

/**
 * Returns the coupon of an order to its buyer. An expired one stays used, unless the show changed: then it is valid for
 * another 30 days.
 * @returns true if it was returned
 */
export const giveBackCoupon = async (
  tx: Tx,
  orderId: string,
  { refundId, changed, now }: { refundId: string; changed: boolean; now: number },
): Promise<boolean> => {
  let giving = tx
    .updateTable('coupons')
    .set((coupon) => ({
      used_order_id: null,
      used_at: null,
      refund_id: refundId,
      expire_time: changed
        ? coupon.fn<number>('greatest', [coupon.ref('expire_time'), coupon.val(now + COMPENSATION)])
        : coupon.ref('expire_time'),
    }))
    .where('used_order_id', '=', orderId)
  if (!changed) giving = giving.where('expire_time', '>', now)
  if (Number((await giving.executeTakeFirst()).numUpdatedRows) === 0) return false
  await enterCouponEvent(tx, { refund_id: refundId }, { kind: 'RETURNING', at: now, ref: refundId })
  return true
}
