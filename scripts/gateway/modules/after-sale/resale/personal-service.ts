import { type PersonalData, rowsOf } from '../../../core/personal-data'
import { lockOffers, withdrawOffers } from './withdraw'

/** Listings stay with their orders. Open ones end with the account. */
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
