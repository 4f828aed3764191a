import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../core/clock'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'

const SECOND = 1000
/** Minimum seconds between two codes to one phone or e-mail address (domain §9). */
export const COUNTDOWN = 60
const TTL = 5 * 60 * SECOND
const TRIES = 5

/** Recipient of a code: a phone number, or an e-mail address in upper or lower case. */
export type Addressee = { countryCode: string; cellphone: string } | { email: string }

/** Returns the columns of a recipient. */
const columns = (to: Addressee) =>
  'email' in to
    ? { country_code: '', cellphone: '', email: to.email.toLowerCase() }
    : { country_code: to.countryCode, cellphone: to.cellphone, email: '' }

const newest = (db: Db, to: Addressee) => {
  const { country_code, cellphone, email } = columns(to)
  return db
    .selectFrom('verify_codes')
    .selectAll()
    .where('country_code', '=', country_code)
    .where('cellphone', '=', cellphone)
    .where('email', '=', email)
    .orderBy('code_id', 'desc')
    .limit(1)
}

/**
 * Sends a new 6-digit code, which the sandbox shows on its console. Throws `Refusal`: senderNotSetUp outside of a
 * sandbox, which has no message service, and verifyCodeTooSoon shortly after the previous code.
 * @param session id of the only login session that may use the code, or the key of the only payment, or ''
 */
export const sendCode = async (
  { db, clock, sandbox }: Pick<Gateway, 'db' | 'clock' | 'sandbox'>,
  to: Addressee,
  session = '',
): Promise<void> => {
  if (!sandbox) throw new Refusal('senderNotSetUp')
  const now = clock.now()
  const last = await newest(db, to).executeTakeFirst()
  const wait = last && last.used_at === null ? last.sent_at + COUNTDOWN * SECOND - now : 0
  if (wait > 0) throw new Refusal('verifyCodeTooSoon', { params: { seconds: Math.ceil(wait / SECOND) } })
  await db
    .insertInto('verify_codes')
    .values({
      ...columns(to),
      session_id: session,
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      sent_at: now,
      expires_at: now + TTL,
      used_at: null,
    })
    .execute()
}

/**
 * Returns the times after `since` when a login sent a code to its own phone or e-mail address, epoch ms, the earliest
 * first.
 */
export const sentToOwnSince = async (db: Db, to: Addressee, since: number): Promise<number[]> => {
  const { country_code, cellphone, email } = columns(to)
  const rows = await db
    .selectFrom('verify_codes')
    .select('sent_at')
    .where('country_code', '=', country_code)
    .where('cellphone', '=', cellphone)
    .where('email', '=', email)
    .where('session_id', '<>', '')
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute()
  return rows.map(({ sent_at: at }) => at)
}

/**
 * Returns the number of wrong attempts at codes that a login sent to this phone or e-mail address. Counts codes after
 * `since`, epoch ms.
 */
export const wrongGuessesSince = async (db: Db, to: Addressee, since: number): Promise<number> => {
  const { country_code, cellphone, email } = columns(to)
  const { tries, used } = await db
    .selectFrom('verify_codes')
    .select((row) => [row.fn.sum('tries').as('tries'), row.fn.count('used_at').as('used')])
    .where('country_code', '=', country_code)
    .where('cellphone', '=', cellphone)
    .where('email', '=', email)
    .where('session_id', '<>', '')
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  // Each used code has one correct attempt, which is not counted.
  return Number(tries) - Number(used)
}

/**
 * Returns the state of the newest code with this key: the number of tries left, and the earliest time of the next code
 * (epoch ms). Both are 0 if no code can be entered.
 */
export const codeState = async (db: Db | Tx, key: string, now: number) => {
  const last = await db
    .selectFrom('verify_codes')
    .select(['sent_at', 'tries'])
    .where('session_id', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>=', now)
    .orderBy('code_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last
    ? { resendFrom: last.sent_at + COUNTDOWN * SECOND, triesLeft: Math.max(0, TRIES - last.tries) }
    : { resendFrom: 0, triesLeft: 0 }
}

/** Expires the codes with this key. Another code can still be sent only after the countdown. */
export const endCodes = async (tx: Tx, key: string): Promise<void> => {
  await tx.updateTable('verify_codes').set({ expires_at: 0 }).where('session_id', '=', key).execute()
}

/**
 * Verifies the most recent code. It must be correct, unused, not expired, and within five attempts. It must belong to
 * the login that requested it. Throws `Refusal`: verifyCodeWrong, verifyCodeExpired, verifyCodeLocked.
 * @param session id of the login session, as passed to `sendCode`
 */
export const redeemCode = async (db: Db, clock: Clock, to: Addressee, code: string, session = ''): Promise<void> => {
  const now = clock.now()
  const last = await newest(db, to).where('session_id', '=', session).executeTakeFirst()
  if (!last || last.used_at !== null) throw new Refusal('verifyCodeWrong')
  if (last.expires_at < now) throw new Refusal('verifyCodeExpired')
  const { numUpdatedRows } = await db
    .updateTable('verify_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('code_id', '=', last.code_id)
    .where('tries', '<', TRIES)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Refusal('verifyCodeLocked')
  if (!timingSafeEqual(Buffer.from(last.code), Buffer.from(code))) throw new Refusal('verifyCodeWrong')
  const taken = await changeRow(db, 'verify_codes', { code_id: last.code_id, used_at: null }, { used_at: now })
  if (!taken) throw new Refusal('verifyCodeWrong')
}
