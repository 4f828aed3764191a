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
  /** What the buyer chose; where the account does not have it any more, the best that it has. */
  channel: NoticeChannel | null
  /** Of a subscribe message. */
  openId: string | null
  kind: MessageKind
  content: LocalizedText
  /** The storefront's page that it leads to. */
  path: string
  now: number
}

const recipientOf = (user: Row<'users'>, openId: string | null): Record<NoticeChannel, string | null> => ({
  SUBSCRIBE_MESSAGE: openId,
  SMS: user.cellphone && `+${user.country_code} ${user.cellphone}`,
  EMAIL: user.email,
})

/** Writes to a buyer. One whose account has neither phone nor address, and who accepted no message, gets nothing. */
export const sendMessage = async (db: Db | Tx, message: Message): Promise<void> => {
  const { userId, channel, openId, kind, content, path, now } = message
  const user = await requireUser(db, userId)
  const recipients = recipientOf(user, openId)
  const chosen = channel && recipients[channel] ? channel : accountChannels(user)[0]
  const recipient = chosen && recipients[chosen]
  if (recipient) await sendTo(db, { userId, channel: chosen, recipient, kind, content, path, now })
}

/** A message to a phone or address that need not be the account's any more. */
export type DirectMessage = Omit<Message, 'channel' | 'openId' | 'userId'> & {
  /** Null for a phone that has no account. */
  userId: string | null
  channel: NoticeChannel
  recipient: string
}

/** Writes to one phone, address or open id. */
export const sendTo = async (db: Db | Tx, message: DirectMessage): Promise<void> => {
  const { userId, channel, recipient, kind, content, path, now } = message
  await db
    .insertInto('messages')
    .values({ user_id: userId, channel, recipient, kind, content: json(content), path, sent_at: now })
    .execute()
}

/** A mail to an address in the language of who asked for it. */
export interface Mail {
  /** Null where the address has no account. */
  userId: string | null
  email: string
  lang: Language
  kind: MessageKind
  text: string
  path: string
  now: number
}

/** Writes a mail to an address, whether it has an account or not. */
export const sendMail = async (db: Db | Tx, { userId, email, lang, kind, text, path, now }: Mail): Promise<void> => {
  await db
    .insertInto('messages')
    .values({
      user_id: userId,
      channel: 'EMAIL',
      recipient: email,
      kind,
      // The language is the reader's own: the console shows it in no other.
      content: json(Object.fromEntries(LANGUAGES.map((each) => [each, text])) as LocalizedText),
      path: `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
      sent_at: now,
    })
    .execute()
}

const MAX_MESSAGES = 50

/** The messages sent last, the newest first. */
export const newestMessages = (db: Db) =>
  db.selectFrom('messages').selectAll().orderBy('message_id', 'desc').limit(MAX_MESSAGES).execute()

/** What was written to an account, and to its phone and address also where they had no account yet. */
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
