import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'

/**
 * The buyer's data export contains certifications without encrypted data. Provider visits are deleted with the account.
 */
export const certificationData: PersonalData = {
  read: async (db, { userId }) => ({
    certifications: await db
      .selectFrom('certifications')
      .select(['auth_type', 'auth_status', 'verified_at', 'valid_until', 'updated_at', 'id_type', 'name_mask'])
      .select(['number_mask', 'channel', 'reason'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await deleteRowsOf(tx, 'certifications', userId)
    await deleteRowsOf(tx, 'certification_visits', userId)
  },
}
