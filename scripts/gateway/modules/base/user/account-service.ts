import { randomInt } from 'node:crypto'
import type { Clock } from '../../../core/clock'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { createNickname } from './default-nickname-service'
import type { TokenPair } from '../../../core/tokens'
import { newId } from '../../../core/ids'
import { mediaAddress } from '../../../core/media/files'

const AVATARS = 12

/** Returns an account. Throws `Refusal` notFound. */
export const requireUser = async (db: Db | Tx, userId: string): Promise<Row<'users'>> =>
  found(await findRow(db, 'users', { user_id: userId }))

/**
 * Locks a buyer's row until the end of the transaction, so that the buyer's actions run one after another. Other
 * transactions can still insert rows that refer to the buyer.
 */
export const lockBuyer = async (tx: Tx, userId: string): Promise<void> => {
  const query = tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate()
  if (!(await query.executeTakeFirst())) throw new Error(`Unknown user ${userId}.`)
}

/** Returns the account of a phone. */
export const findByPhone = (db: Db | Tx, countryCode: string, cellphone: string): Promise<Row<'users'> | undefined> =>
  findRow(db, 'users', { country_code: countryCode, cellphone })

/** Returns the account of a phone number, or creates it. Two parallel logins create only one account. */
export const findOrRegister = async (
  db: Db,
  clock: Clock,
  countryCode: string,
  cellphone: string,
  lang: Language,
): Promise<{ user: Row<'users'>; registered: boolean }> => {
  const known = await findByPhone(db, countryCode, cellphone)
  if (known) return { user: known, registered: false }
  const userId = newId('U')
  const made = await db
    .insertInto('users')
    .values({
      user_id: userId,
      country_code: countryCode,
      cellphone,
      email: null,
      password_hash: null,
      nickname: createNickname(lang, cellphone),
      avatar: mediaAddress(`/media/avatars/avatar-${1 + (Number(cellphone.slice(-3)) % AVATARS)}.webp`),
      sex: 'UNKNOWN',
      birthday: '',
      prime_level: 0,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const user = made ?? (await findByPhone(db, countryCode, cellphone))
  if (!user) throw new Error('The account was deleted while it was created.')
  return { user, registered: made !== undefined }
}

/**
 * Creates an account for an e-mail address in lower case. Returns undefined if the address already has an account.
 */
export const registerEmail = (
  tx: Tx,
  { email, passwordHash, lang, now }: { email: string; passwordHash: string; lang: Language; now: number },
): Promise<Row<'users'> | undefined> =>
  tx
    .insertInto('users')
    .values({
      user_id: newId('U'),
      country_code: '86',
      cellphone: null,
      email,
      password_hash: passwordHash,
      nickname: createNickname(lang),
      avatar: mediaAddress(`/media/avatars/avatar-${1 + randomInt(AVATARS)}.webp`),
      sex: 'UNKNOWN',
      birthday: '',
      prime_level: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Stores the hash of a new password. */
export const storePassword = async (db: Db | Tx, userId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
}

/** Returns the account of an e-mail address. Ignores upper and lower case. */
export const findByEmail = (db: Db | Tx, email: string): Promise<Row<'users'> | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

/**
 * Returns the response of a login (contract: api/auth LoginResult).
 * @param openId open id at the host, or '' without a host
 */
export const loginResult = (user: Row<'users'>, tokens: TokenPair, registered: boolean, openId = '') => ({
  userId: user.user_id,
  bizUserId: user.user_id,
  mtcUserId: `M${user.user_id}`,
  outerUserId: '',
  cellphone: user.cellphone ?? '',
  countryCode: user.country_code,
  email: user.email ?? '',
  openId,
  unionId: '',
  nickname: user.nickname,
  avatar: user.avatar,
  ...tokens,
  registered,
})
