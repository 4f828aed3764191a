import type { PersonalData } from '../../../core/personal-data'

/** Codes that a buyer made to share a screen. */
export const shortCodeData: PersonalData = {
  read: async (db, { userId }) => ({
    short_codes: await db.selectFrom('short_codes').selectAll().where('user_id', '=', userId).execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx.deleteFrom('short_codes').where('user_id', '=', userId).execute()
  },
}
