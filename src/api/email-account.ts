import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { get, type NoParams, post } from '@/request/call'
import { type LoginResult, readLogin } from './auth'
import * as w from './wire'

const sent = w.reader(v.object({ countdown: v.fallback(v.number(), 60) }))
/** Token for the next step. */
const proven = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

/** Purpose of a mail: a new account, or a new password. */
export type MailKind = 'ACTIVATE' | 'RESET'

/**
 * Mails a link (24 h) and a code for a new account. Returns the seconds until the next mail. The response is the same
 * for an existing account; only its mail differs. The path is this project's.
 */
export const registerByEmail = post<{ email: string }, { countdown: number }>('user/pub/v3/email/register', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/**
 * Mails a link and a code (15 minutes) for a new password; the response is the same for every address. The path is this
 * project's.
 */
export const forgotPassword = post<{ email: string }, { countdown: number }>('user/pub/v3/email/forgot_password', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/** Proves an address by the code of its last mail. The same code can be used again. The path is this project's. */
export const checkMailCode = post<{ kind: MailKind; email: string; verifyCode: string }, v.InferOutput<typeof proven>>(
  'user/pub/v3/email/check_code',
  { auth: 'public', importance: 'high', read: w.reader(proven) },
)

const mailLink = v.object({
  state: w.oneOf(['VALID', 'EXPIRED', 'USED', 'WRONG'], 'WRONG'),
  /** '' for an invalid link. */
  kind: w.oneOf(['ACTIVATE', 'RESET', ''], ''),
  email: w.text(),
})
export type MailLink = v.InferOutput<typeof mailLink>

/** Returns the purpose of a mail's link without using it up. The path is this project's. */
export const checkMailLink = post<{ token: string }, MailLink>('user/pub/v3/email/check_link', {
  auth: 'public',
  importance: 'high',
  read: w.reader(mailLink),
})

/**
 * Sets the password after a mail, and logs in; `registered` is true for a new account. A new password ends all other
 * logins of the account. `token` is that of a link or a code. The path is this project's.
 */
export const setPassword = post<{ token: string; password: string }, LoginResult>('user/pub/v3/email/set_password', {
  auth: 'public',
  importance: 'high',
  read: readLogin,
})

const passwordStateSchema = v.object({
  isSet: w.flag(),
  /** Phone or address for a code, masked. */
  codeTo: w.text(),
  /** '' for an account without one; a password login requires it. */
  email: w.text(),
})
export type PasswordState = v.InferOutput<typeof passwordStateSchema>

/** Returns if the account has a password. The path is this project's. */
export const passwordState = get<NoParams, PasswordState>('user/buyer/v3/password', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(passwordStateSchema),
})

/** Sends a code to the account's own phone or address, for its first password. The path is this project's. */
export const sendPasswordCode = post<NoParams, { countdown: number }>('user/buyer/v3/password/send_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/**
 * Changes the password; all other logins of the account end. A first password is proven by a code instead of the old
 * one. The path is this project's.
 */
export const changePassword = post<{ oldPassword?: string; verifyCode?: string; password: string }, void>(
  'user/buyer/v3/password/change',
  { auth: 'buyer', importance: 'high', captcha: LOGIN_CAPTCHA, read: w.nothing },
)
