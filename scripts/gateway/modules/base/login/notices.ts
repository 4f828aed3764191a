import type { Db, Tx } from '../../../core/database/database'
import { sendMessage } from '../message/service'
import { texts } from './texts'

/** The account's first channel. */
const OWN_CHANNEL = { channel: null, openId: null } as const
/** A guesser must not flood a buyer: so long between two messages about the same guessing, ms. */
const QUIET = 24 * 60 * 60_000

/** Notifies a buyer of a login on a new device, except of their very first login. OWASP ASVS 6.3.5. */
export const reportNewDevice = async (tx: Db | Tx, userId: string, sessionId: string, now: number): Promise<void> => {
  const logins = await tx
    .selectFrom('login_sessions')
    .select(['session_id', 'terminal', 'device'])
    .where('user_id', '=', userId)
    .execute()
  const begun = logins.find(({ session_id: id }) => id === sessionId)
  const others = logins.filter((each) => each !== begun)
  const isKnown = others.some(({ terminal, device }) => terminal === begun?.terminal && device === begun.device)
  if (!begun || others.length === 0 || isKnown) return
  await sendMessage(tx, {
    ...{ userId, ...OWN_CHANNEL, kind: 'NEW_DEVICE', path: '/account-safe', now },
    content: begun.device
      ? texts.translateAll('notices.newDevice', { device: begun.device })
      : texts.translateAll('notices.newUnknownDevice'),
  })
}

interface Guessing {
  kind: 'WRONG_PASSWORDS' | 'WRONG_CODES'
  text: 'notices.wrongPasswords' | 'notices.wrongCodes'
  /** Path of the screen where the buyer can react. */
  path: string
}

/** Writes to a buyer whose account is guessed at; at most once a day. OWASP ASVS 6.3.5. */
const reportGuessing = async (db: Db, userId: string, { kind, text, path }: Guessing, now: number): Promise<void> => {
  const last = await db
    .selectFrom('messages')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('sent_at', '>', now - QUIET)
    .executeTakeFirst()
  if (last) return
  await sendMessage(db, { userId, ...OWN_CHANNEL, kind, content: texts.translateAll(text), path, now })
}

/** Writes to a buyer whose password was guessed at until the guesser had to wait. */
export const reportWrongPasswords = (db: Db, userId: string, now: number): Promise<void> =>
  reportGuessing(db, userId, { kind: 'WRONG_PASSWORDS', text: 'notices.wrongPasswords', path: '/forgot-password' }, now)

/** Writes to a buyer whose codes are being guessed from a login of the account. */
export const reportWrongCodes = (db: Db, userId: string, now: number): Promise<void> =>
  reportGuessing(db, userId, { kind: 'WRONG_CODES', text: 'notices.wrongCodes', path: '/account-safe' }, now)
