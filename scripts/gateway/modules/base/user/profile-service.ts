import type { Birthday } from '../../../../../src/domain/member/birthday'
import { isBirthday } from '../../../../../src/domain/identity/birthday'
import { cleanName } from '../../../../../src/domain/typed/text'
import { localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { takeUpload } from '../upload/service'
import { lockBuyer, requireUser } from './account-service'
import { checkNickname } from './nickname-service'

/** Returns true if the birthday of this account has been changed before, which is allowed only once (domain §5). */
export const birthdayIsFixed = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await findRow(db, 'birthday_edits', { user_id: userId })) !== undefined

/** Returns the birthday of an account, with the time at which the buyer set it. */
export const birthdayOf = async (
  db: Db | Tx,
  { user_id: userId, birthday }: Pick<Row<'users'>, 'user_id' | 'birthday'>,
): Promise<Birthday> => {
  const edit = await findRow(db, 'birthday_edits', { user_id: userId })
  return { birthday, setAt: edit?.edited_at ?? null }
}

/** Changes to a profile. Fields that are absent do not change. `avatar` is the entry code of an upload. */
export interface ProfileChange {
  nickname?: string
  avatar?: string
  sex?: 'MALE' | 'FEMALE' | 'UNKNOWN'
  birthday?: string
}

const setBirthday = async (tx: Tx, user: Row<'users'>, birthday: string, now: number): Promise<string> => {
  // Accepts the same birthday again, because the first response may have been lost.
  if (birthday === user.birthday) return birthday
  if (!isBirthday(birthday, localDate(now, SHOP_OFFSET))) throw new Refusal('birthdayWrong')
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('birthday_edits')
    .values({ user_id: user.user_id, edited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0) throw new Refusal('birthdayFixed')
  return birthday
}

/**
 * Applies all changes to a profile or none of them. Throws `Refusal`: nicknameLength, nicknameRefused, birthdayWrong,
 * birthdayFixed, uploadUnknown.
 */
export const changeProfile = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  change: ProfileChange,
): Promise<Row<'users'>> => {
  const nickname = change.nickname === undefined ? undefined : cleanName(change.nickname)
  if (nickname !== undefined) checkNickname(nickname)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const user = await requireUser(tx, userId)
    const avatar = change.avatar === undefined ? undefined : await takeUpload(tx, userId, change.avatar, 'AVATAR')
    const birthday = change.birthday === undefined ? undefined : await setBirthday(tx, user, change.birthday, now)
    const values = { nickname, avatar, birthday, sex: change.sex }
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length === 0) return user
    return tx.updateTable('users').set(given).where('user_id', '=', userId).returningAll().executeTakeFirstOrThrow()
  })
}
