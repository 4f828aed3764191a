import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'

/** Pictures that the buyer has uploaded. The data export contains their addresses. */
export const uploadData: PersonalData = {
  read: async (db, { userId }) => ({
    uploads: await db
      .selectFrom('uploads')
      .select(['entry_code', 'scene', 'signed_at', 'used_at'])
      .where('user_id', '=', userId)
      .where('body', 'is not', null)
      .execute(),
  }),
  erase: (tx, { userId }) => deleteRowsOf(tx, 'uploads', userId),
}
