import { getRow } from '../../../core/database/rows'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'

/** Personal data in the account's own row. Erasing anonymizes the row, which remains because orders refer to it. */
export const userData: PersonalData = {
  read: async (db, { userId }) => ({
    account: await db
      .selectFrom('users')
      .select(['user_id', 'country_code', 'cellphone', 'email', 'nickname', 'avatar', 'sex', 'birthday'])
      .select(['prime_level', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  }),
  losses: async (db, { userId }) => {
    const row = await getRow(db, 'users', { user_id: userId })
    return { MEMBER_LEVEL: row.prime_level > 0 ? 1 : 0 }
  },
  erase: async (tx, { userId }) => {
    await deleteRowsOf(tx, 'birthday_edits', userId)
    await tx
      .updateTable('users')
      .set({ country_code: '', cellphone: null, email: null, password_hash: null, nickname: '', avatar: '' })
      .set({ sex: 'UNKNOWN', birthday: '', prime_level: 0 })
      .where('user_id', '=', userId)
      .execute()
  },
}
