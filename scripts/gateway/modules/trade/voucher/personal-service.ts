import { type PersonalData, rowsOf } from '../../../core/personal-data'

/** Personal data of tickets. Tickets remain with their orders, but without names. */
export const voucherData: PersonalData = {
  read: async (db, { userId }) => ({
    vouchers: await rowsOf(db, 'vouchers', userId),
    // Leaves out the keys of ticket codes.
    tickets: await db
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .select(['t.ticket_id', 't.voucher_id', 't.seat_plan_id', 't.seat_desc', 't.audience_name', 't.state'])
      .where('v.user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx
      .updateTable('tickets')
      .set({ audience_name: '' })
      .where('voucher_id', 'in', (query) =>
        query.selectFrom('vouchers').select('voucher_id').where('user_id', '=', userId),
      )
      .execute()
  },
}
