import { type PersonalData, rowsOf } from '../../../core/personal-data'
import { ownCoupons, stateOfRow } from './list-service'

/** Personal data of coupons. A coupon that an order uses remains, because it contains no personal data. */
export const couponData: PersonalData = {
  read: async (db, { userId }) => ({ coupons: await rowsOf(db, 'coupons', userId) }),
  losses: async (db, { userId }, now) => {
    const coupons = await ownCoupons(db, userId).where('c.expire_time', '>', now).execute()
    const states = coupons.map((coupon) => stateOfRow(coupon, now))
    return { COUPON: states.filter((state) => state === 'AVAILABLE' || state === 'PENDING').length }
  },
  erase: async (tx, { userId }) => {
    await tx
      .deleteFrom('coupons')
      .where('user_id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('orders').select('orders.order_id').whereRef('orders.coupon_id', '=', 'coupons.coupon_id')),
        ),
      )
      .execute()
  },
}
