import type { Tx } from '../../../core/database/database'
import { DAY } from '../../../core/seed/relative-time'
import users from './data/users.json'
import { hashPassword } from './password-service'
import { mediaAddress } from '../../../core/media/files'

/** Writes the demo accounts: a member with data, an account without data, and an account that logs in by e-mail. */
export const seedUsers = async (tx: Tx, now: number): Promise<void> => {
  for (const { id, cellphone, email, password, nickname, avatar, sex, birthday } of users) {
    await tx
      .insertInto('users')
      .values({
        user_id: id,
        country_code: '86',
        cellphone,
        email,
        password_hash: password === null ? null : await hashPassword(password),
        nickname,
        avatar: mediaAddress(avatar),
        sex,
        birthday,
        // Accounts start without a level. The module membership assigns levels.
        prime_level: 0,
        created_at: now - 200 * DAY,
      })
      .execute()
  }
}
