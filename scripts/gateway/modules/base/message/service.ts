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
  /** The buyer's choice, or the account's best channel if it no longer has that one. */
  channel: NoticeChannel | null
  /** The recipient's open id for a subscribe message. */
  openId: string | null
  kind: MessageKind
  content: LocalizedText
  /** Target page in the storefront. */
  path: string
  now: number
}

const recipientOf = (user: Row<'users'>, openId: string | null): Record<NoticeChannel, string | null> => ({
  SUBSCRIBE_MESSAGE: openId,
  SMS: user.cellphone && `+${user.country_code} ${user.cellphone}`,
  EMAIL: user.email,
})

/** Sends a message to a buyer. Sends nothing to an account without a phone, an address and an accepted message. */
export const sendMessage = async (db: Db | Tx, message: Message): Promise<void> => {
  const { userId, channel, openId, kind, content, path, now } = message
  const user = await requireUser(db, userId)
  const recipients = recipientOf(user, openId)
  const chosen = channel && recipients[channel] ? channel : accountChannels(user)[0]
  const recipient = chosen && recipients[chosen]
  if (recipient) await sendTo(db, { userId, channel: chosen, recipient, kind, content, path, now })
}

/** A message to a phone or address that the account may no longer have. */
export type DirectMessage = Omit<Message, 'channel' | 'openId' | 'userId'> & {
  /** Owner of the phone; null without an account. */
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

/** A mail to an address in the requester's language. */
export interface Mail {
  /** Owner of the e-mail address; null without an account. */
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
      // The mail exists only in the reader's language, so the console shows it for all languages.
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

/** Selects the messages to an account, and to its phone and address before it existed. */
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
