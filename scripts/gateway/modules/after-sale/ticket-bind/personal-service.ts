import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'

/** A used bind code stays used when its account is deleted, but no longer refers to the person. */
export const bindData: PersonalData = {
  read: async (db, { userId }) => ({
    bound_codes: await db
      .selectFrom('bind_codes')
      .select(['kind', 'show_id', 'session_id', 'voucher_id', 'bound_at'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx.updateTable('bind_codes').set({ user_id: null, phone_tail: '' }).where('user_id', '=', userId).execute()
    await deleteRowsOf(tx, 'bind_attempts', userId)
  },
}
