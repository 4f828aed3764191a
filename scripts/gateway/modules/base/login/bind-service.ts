import type { Clock } from '../../../core/clock'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { findByEmail, findByPhone, requireUser } from '../user/account-service'
import { type Addressee, redeemCode } from './verify-code-service'

const PG_UNIQUE = '23505'

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === PG_UNIQUE

/**
 * Returns the account's phone or e-mail address, or ''. A phone includes its area code, and an e-mail address is in
 * lower case.
 */
const bound = (user: Row<'users'>, to: Addressee): string => {
  if ('email' in to) return user.email?.toLowerCase() ?? ''
  return user.cellphone ? `+${user.country_code} ${user.cellphone}` : ''
}

const wanted = (to: Addressee): string =>
  'email' in to ? to.email.toLowerCase() : `+${to.countryCode} ${to.cellphone}`

const holderOf = (db: Db | Tx, to: Addressee) =>
  'email' in to ? findByEmail(db, to.email) : findByPhone(db, to.countryCode, to.cellphone)

const write = async (db: Db, userId: string, to: Addressee): Promise<Row<'users'>> =>
  db.transaction().execute(async (tx) => {
    const user = found(
      await tx.selectFrom('users').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst(),
    )
    if (bound(user, to) === wanted(to)) return user
    if (bound(user, to)) throw new Refusal('alreadyBound')
    if (await holderOf(tx, to)) throw new Refusal('contactTaken')
    const values = 'email' in to ? { email: to.email } : { country_code: to.countryCode, cellphone: to.cellphone }
    return tx.updateTable('users').set(values).where('user_id', '=', userId).returningAll().executeTakeFirstOrThrow()
  })

/**
 * Adds a phone or an e-mail address to an account that has none. Succeeds immediately if the account already has this
 * contact, because the first response may have been lost. Verifies the code first, so that a stranger cannot find out
 * whether an address has an account. Throws `Refusal`: the refusals of `redeemCode`, alreadyBound, contactTaken.
 */
export const bindContact = async (
  db: Db,
  clock: Clock,
  userId: string,
  to: Addressee,
  code: string,
): Promise<Row<'users'>> => {
  const user = await requireUser(db, userId)
  if (bound(user, to) === wanted(to)) return user
  if (bound(user, to)) throw new Refusal('alreadyBound')
  // Runs outside of the transaction, so that a wrong code counts even if the transaction is rolled back.
  await redeemCode(db, clock, to, code)
  try {
    return await write(db, userId, to)
  } catch (error) {
    // Another account has added the same contact at the same time.
    throw isTaken(error) ? new Refusal('contactTaken') : error
  }
}

/**
 * Replaces the account's own phone or e-mail address. The caller has verified both the old and the new contact. Throws
 * `Refusal` contactTaken.
 */
export const replaceContact = async (db: Db, userId: string, to: Addressee): Promise<Row<'users'>> => {
  const holder = await holderOf(db, to)
  if (holder && holder.user_id !== userId) throw new Refusal('contactTaken')
  try {
    const values = 'email' in to ? { email: to.email } : { country_code: to.countryCode, cellphone: to.cellphone }
    return found(
      await db.updateTable('users').set(values).where('user_id', '=', userId).returningAll().executeTakeFirst(),
    )
  } catch (error) {
    throw isTaken(error) ? new Refusal('contactTaken') : error
  }
}
