import type { PersonalData } from '../../../core/personal-data'

/** A used code stays used when its account is deleted, but no longer refers to the person. */
export const couponCodeData: PersonalData = {
  read: async (db, { userId }) => ({
    exchanged_codes: await db
      .selectFrom('coupon_codes')
      .select(['template_id', 'package_id', 'used_at', 'coupon_ids'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx.updateTable('coupon_codes').set({ user_id: null }).where('user_id', '=', userId).execute()
  },
}
