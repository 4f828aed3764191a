import type { PersonalData } from '../../../core/personal-data'

/** Short codes that a buyer has created for shared screens. */
export const shortCodeData: PersonalData = {
  read: async (db, { userId }) => ({
    short_codes: await db.selectFrom('short_codes').selectAll().where('user_id', '=', userId).execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx.deleteFrom('short_codes').where('user_id', '=', userId).execute()
  },
}
