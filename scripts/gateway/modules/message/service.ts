import type { Db, Tx } from '../../core/database/database'
import type { UpdateResult } from 'kysely'
import { json } from '../../core/database/json'
import { type Language, LANGUAGES, type LocalizedText } from '../../core/localized-text'
import { requireUser } from '../user/account-service'
import type { MessageKind } from './tables'

export interface Message {
  userId: string
  kind: MessageKind
  content: LocalizedText
  /** The storefront's page that it leads to. */
  path: string
  now: number
}

/** Writes to a buyer: by SMS, or by e-mail where the account has no phone. One without either gets nothing. */
export const sendMessage = async (db: Db | Tx, { userId, kind, content, path, now }: Message): Promise<void> => {
  const { cellphone, country_code: code, email } = await requireUser(db, userId)
  const recipient = cellphone ? `+${code} ${cellphone}` : email
  if (!recipient) return
  await db
    .insertInto('messages')
    .values({
      user_id: userId,
      channel: cellphone ? 'SMS' : 'EMAIL',
      recipient,
      kind,
      content: json(content),
      path,
      sent_at: now,
    })
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

/**
 * Writes to a buyer and marks in the same step that it was done: nobody is written to twice.
 * @param mark marks the one row that is not marked yet
 */
export const sendOnce = (db: Db, mark: (tx: Tx) => Promise<UpdateResult>, message: Message): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await mark(tx)
    if (Number(numUpdatedRows) === 1) await sendMessage(tx, message)
  })

const MAX_MESSAGES = 50

/** The messages sent last, the newest first. */
export const newestMessages = (db: Db) =>
  db.selectFrom('messages').selectAll().orderBy('message_id', 'desc').limit(MAX_MESSAGES).execute()
