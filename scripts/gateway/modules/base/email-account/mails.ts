import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sendMail, sendMessage } from '../message/service'
import { texts } from './texts'

/** Where a mail of a kind leads. */
const PATHS = {
  ACCOUNT_EXISTS: '/login-email',
  NO_ACCOUNT: '/create-account',
  PASSWORD_CHANGED: '/forgot-password',
} as const

interface To {
  userId: string | null
  email: string
  lang: Language
  now: number
}

/** A mail with a link and a code, in its reader's language. */
export const sendProof = (
  { db }: Pick<Gateway, 'db'>,
  to: To,
  { kind, link, code }: { kind: 'ACTIVATE' | 'RESET'; link: string; code: string },
): Promise<void> =>
  sendMail(db, {
    ...to,
    kind,
    text: texts.translate(to.lang, `mails.${kind}`, { code }),
    path: `/activate-email?token=${link}`,
  })

/** A mail that only says how things are. */
export const sendNote = ({ db }: Pick<Gateway, 'db'>, to: To, kind: 'ACCOUNT_EXISTS' | 'NO_ACCOUNT'): Promise<void> =>
  sendMail(db, { ...to, kind, text: texts.translate(to.lang, `mails.${kind}`), path: PATHS[kind] })

/** What an account without an address has. */
const BY_SMS = { channel: 'SMS', openId: null } as const

/** Tells an account's owner that its password was changed: by mail, or by SMS where there is no address. */
export const sendPasswordChanged = async (
  db: Db | Tx,
  { user_id: userId, email }: Row<'users'>,
  lang: Language,
  now: number,
): Promise<void> => {
  const kind = 'PASSWORD_CHANGED'
  const path = PATHS[kind]
  if (email) await sendMail(db, { userId, email, lang, kind, text: texts.translate(lang, `mails.${kind}`), path, now })
  else await sendMessage(db, { userId, ...BY_SMS, kind, content: texts.translateAll(`mails.${kind}`), path, now })
}
