import { type PersonalData, rowsOf } from '../../../core/personal-data'

/** Personal data of coupons. A coupon that an order uses remains, because it contains no personal data. */
export const couponData: PersonalData = {
  read: async (db, { userId }) => ({ coupons: await rowsOf(db, 'coupons', userId) }),
  losses: async (db, { userId }, now) => {
    const { count } = await db
      .selectFrom('coupons')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('used_order_id', 'is', null)
      .where('expire_time', '>', now)
      .executeTakeFirstOrThrow()
    return { COUPON: Number(count) }
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
