import { type PersonalData, rowsOf } from '../../../core/personal-data'
import { lockOffers, withdrawOffers } from './withdraw'

/** Personal data of resales. Listings remain with their orders. Open listings end when the account is deleted. */
export const resaleData: PersonalData = {
  read: async (db, { userId }) => ({ resales: await rowsOf(db, 'resales', userId) }),
  erase: async (tx, { userId }, now) => {
    const rows = await tx
      .selectFrom('resales')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['OFFERED', 'ORDERED'])
      .orderBy('order_id')
      .execute()
    for (const orderId of new Set(rows.map((row) => row.order_id)))
      await withdrawOffers(tx, await lockOffers(tx, orderId), 'TAKEN_BACK', now)
  },
}
