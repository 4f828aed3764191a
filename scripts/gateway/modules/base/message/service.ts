import { accountChannels, type NoticeChannel } from '../../../../../src/domain/notice-channel'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { type Language, LANGUAGES, type LocalizedText } from '../../../core/localized-text'
import type { Account } from '../../../core/personal-data'
import { requireUser } from '../user/account-service'
import type { MessageKind } from './tables'

export interface Message {
  userId: string
  /** Channel that the buyer has chosen. If null or no longer available, the account's best channel is used. */
  channel: NoticeChannel | null
  /** The recipient's open id for a subscribe message. */
  openId: string | null
  kind: MessageKind
  content: LocalizedText
  /** Path of the storefront's page that the message opens. */
  path: string
  now: number
}

const recipientOf = (user: Row<'users'>, openId: string | null): Record<NoticeChannel, string | null> => ({
  SUBSCRIBE_MESSAGE: openId,
  SMS: user.cellphone && `+${user.country_code} ${user.cellphone}`,
  EMAIL: user.email,
})

/**
 * Sends a message to a buyer. Does nothing if the account has no phone, no e-mail address and no allowed subscribe
 * message.
 */
export const sendMessage = async (db: Db | Tx, message: Message): Promise<void> => {
  const { userId, channel, openId, kind, content, path, now } = message
  const user = await requireUser(db, userId)
  const recipients = recipientOf(user, openId)
  const chosen = channel && recipients[channel] ? channel : accountChannels(user)[0]
  const recipient = chosen && recipients[chosen]
  if (recipient) await sendTo(db, { userId, channel: chosen, recipient, kind, content, path, now })
}

/** A message to a phone or e-mail address. The address may no longer belong to the account. */
export type DirectMessage = Omit<Message, 'channel' | 'openId' | 'userId'> & {
  /** Id of the account, or null if the recipient has none. */
  userId: string | null
  channel: NoticeChannel
  recipient: string
}

/** Sends a message to one phone, address or open id. */
export const sendTo = async (db: Db | Tx, message: DirectMessage): Promise<void> => {
  const { userId, channel, recipient, kind, content, path, now } = message
  await db
    .insertInto('messages')
    .values({ user_id: userId, channel, recipient, kind, content: json(content), path, sent_at: now })
    .execute()
}

/** A mail in the language of the request. */
export interface Mail {
  /** Id of the account, or null if the recipient has none. */
  userId: string | null
  email: string
  lang: Language
  kind: MessageKind
  text: string
  path: string
  now: number
}

/** Sends a mail to an address, with or without an account. */
export const sendMail = async (db: Db | Tx, { userId, email, lang, kind, text, path, now }: Mail): Promise<void> => {
  await db
    .insertInto('messages')
    .values({
      user_id: userId,
      channel: 'EMAIL',
      recipient: email,
      kind,
      // The mail exists in one language only, so the console gets the same text for all languages.
      content: json(Object.fromEntries(LANGUAGES.map((each) => [each, text])) as LocalizedText),
      path: `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
      sent_at: now,
    })
    .execute()
}

const MAX_MESSAGES = 50

/** Returns the latest messages, the newest first. */
export const newestMessages = (db: Db) =>
  db.selectFrom('messages').selectAll().orderBy('message_id', 'desc').limit(MAX_MESSAGES).execute()

/**
 * Selects the messages to an account. Includes messages to its phone and e-mail address that were sent before the
 * account was registered.
 */
const reached = ({ userId, countryCode, cellphone, email }: Account) => {
  const phone = cellphone && `+${countryCode} ${cellphone}`
  return (row: ExpressionBuilder<Database, 'messages'>) =>
    row.or([
      row('user_id', '=', userId),
      row(
        'recipient',
        'in',
        [phone, email].filter((to) => to !== null),
      ),
    ])
}

export const messagesOf = (db: Db | Tx, account: Account): Promise<object[]> =>
  db.selectFrom('messages').selectAll().where(reached(account)).execute()

export const eraseMessages = async (tx: Tx, account: Account): Promise<void> => {
  await tx.deleteFrom('messages').where(reached(account)).execute()
}
