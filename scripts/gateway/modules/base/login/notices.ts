import type { Db, Tx } from '../../../core/database/database'
import { sendMessage } from '../message/service'
import { texts } from './texts'

/** Message fields that select the account's best channel. */
const OWN_CHANNEL = { channel: null, openId: null } as const
/**
 * Minimum time between two messages about the same attack, in ms. Otherwise an attacker could flood a buyer with
 * messages.
 */
const QUIET = 24 * 60 * 60_000

/** Notifies a buyer of a login on a new device, except for the first login of the account. OWASP ASVS 6.3.5. */
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

/** Notifies a buyer of attempts to guess passwords or codes, at most once a day. OWASP ASVS 6.3.5. */
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

/** Notifies a buyer that further attempts are blocked for a time after too many wrong passwords. */
export const reportWrongPasswords = (db: Db, userId: string, now: number): Promise<void> =>
  reportGuessing(db, userId, { kind: 'WRONG_PASSWORDS', text: 'notices.wrongPasswords', path: '/forgot-password' }, now)

/** Notifies a buyer of wrong codes that were entered in a login of the account. */
export const reportWrongCodes = (db: Db, userId: string, now: number): Promise<void> =>
  reportGuessing(db, userId, { kind: 'WRONG_CODES', text: 'notices.wrongCodes', path: '/account-safe' }, now)
