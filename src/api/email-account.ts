import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { get, type NoParams, post } from '@/request/call'
import { type LoginResult, readLogin } from './auth'
import * as w from './wire'

const sent = w.reader(v.object({ countdown: v.fallback(v.number(), 60) }))
/** What the next step shows as proof. */
const proven = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

/** What a mail is for: a new account, or a new password of one. */
export type MailKind = 'ACTIVATE' | 'RESET'

/**
 * Mails a link (24 h) and a code for a new account. Answers the seconds until the next mail, and the same for an address that has an
 * account: that one's mail says so. Path ours.
 */
export const registerByEmail = post<{ email: string }, { countdown: number }>('user/pub/v3/email/register', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/** Mails a link and a code (15 minutes) for a new password; answers the same for every address. Path ours. */
export const forgotPassword = post<{ email: string }, { countdown: number }>('user/pub/v3/email/forgot_password', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/** Proves an address by the code of its last mail. The same code may be shown again. Path ours. */
export const checkMailCode = post<{ kind: MailKind; email: string; verifyCode: string }, v.InferOutput<typeof proven>>(
  'user/pub/v3/email/check_code',
  { auth: 'public', importance: 'high', read: w.reader(proven) },
)

const mailLink = v.object({
  state: w.oneOf(['VALID', 'EXPIRED', 'USED', 'WRONG'], 'WRONG'),
  /** '' for a link that is none. */
  kind: w.oneOf(['ACTIVATE', 'RESET', ''], ''),
  email: w.text(),
})
export type MailLink = v.InferOutput<typeof mailLink>

/** What the link of a mail leads to; it is not used up. Path ours. */
export const checkMailLink = post<{ token: string }, MailLink>('user/pub/v3/email/check_link', {
  auth: 'public',
  importance: 'high',
  read: w.reader(mailLink),
})

/**
 * Sets the password that a mail was for, and logs in; `registered` when it made the account. For a new password all other logins of
 * the account end. `token` is a link's or a code's. Path ours.
 */
export const setPassword = post<{ token: string; password: string }, LoginResult>('user/pub/v3/email/set_password', {
  auth: 'public',
  importance: 'high',
  read: readLogin,
})

const passwordStateSchema = v.object({
  isSet: w.flag(),
  /** Phone or address that a code would go to, masked. */
  codeTo: w.text(),
  /** '' for an account without one: a password logs in by it only. */
  email: w.text(),
})
export type PasswordState = v.InferOutput<typeof passwordStateSchema>

/** Whether the account has a password. Path ours. */
export const passwordState = get<NoParams, PasswordState>('user/buyer/v3/password', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(passwordStateSchema),
})

/** Sends a code to the account's own phone or address, for its first password. Path ours. */
export const sendPasswordCode = post<NoParams, { countdown: number }>('user/buyer/v3/password/send_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/** Changes the password; all other logins of the account end. A first password is proven by a code instead of the old one. Path ours. */
export const changePassword = post<{ oldPassword?: string; verifyCode?: string; password: string }, void>(
  'user/buyer/v3/password/change',
  { auth: 'buyer', importance: 'high', captcha: LOGIN_CAPTCHA, read: w.nothing },
)
