import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sendMail, sendMessage } from '../message/service'
import { texts } from './texts'

/** Path of the link in each kind of mail. */
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

/** Sends a mail with a link and a code, in the recipient's language. */
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

/** Sends a mail without a link or code. */
export const sendNote = ({ db }: Pick<Gateway, 'db'>, to: To, kind: 'ACCOUNT_EXISTS' | 'NO_ACCOUNT'): Promise<void> =>
  sendMail(db, { ...to, kind, text: texts.translate(to.lang, `mails.${kind}`), path: PATHS[kind] })

/** Channel for an account without an e-mail address. */
const BY_SMS = { channel: 'SMS', openId: null } as const

/** Notifies an account's owner that the password has changed. Sends a mail, or an SMS if there is no e-mail address. */
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
