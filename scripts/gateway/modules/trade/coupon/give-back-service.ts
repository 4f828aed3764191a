import type { Tx } from '../../../core/database/database'

/** Minimum validity of a returned coupon whose show did not take place, ms. */
const COMPENSATION = 30 * 86_400_000

/** Moves the coupon of an order to the order that replaces it. */
export const moveCoupon = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.updateTable('coupons').set({ used_order_id: to }).where('used_order_id', '=', from).execute()
}

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
  return Number((await giving.executeTakeFirst()).numUpdatedRows) > 0
}
