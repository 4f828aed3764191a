import { deleteRowsOf, type PersonalData, rowsOf } from '../../../core/personal-data'

/**
 * Personal data of parking. Orders remain without their plates. The rows of stays belong to the park, which removes
 * their plates after 90 days.
 */
export const parkingData: PersonalData = {
  read: async (db, { userId }) => ({
    plates: (await rowsOf(db, 'plates', userId)) as object[],
    parking_payments: await db
      .selectFrom('parking_payments as p')
      .innerJoin('item_orders as m', 'm.order_id', 'p.order_id')
      .select(['p.order_id', 'p.amount', 'p.paid_until', 'p.state'])
      .where('m.user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await deleteRowsOf(tx, 'parking_quotes', userId)
    await deleteRowsOf(tx, 'parking_attempts', userId)
    await deleteRowsOf(tx, 'plates', userId)
  },
}
