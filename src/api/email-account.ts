import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { get, type NoParams, post } from '@/request/call'
import { type LoginResult, readLogin } from './auth'
import * as w from './wire'

const sent = w.reader(v.object({ countdown: v.fallback(v.number(), 60) }))
/** Token for the next step of the registration or the password reset. */
const proven = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

/** Purpose of an e-mail: activating a new account, or resetting the password. */
export type MailKind = 'ACTIVATE' | 'RESET'

/**
 * Sends an e-mail with a link (24 h) and a code for a new account. Returns the seconds until the next e-mail. The
 * response is the same for an existing account; only the e-mail differs. The path is not in the specification.
 */
export const registerByEmail = post<{ email: string }, { countdown: number }>('user/pub/v3/email/register', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/**
 * Sends an e-mail with a link and a code (15 minutes) for a new password. The response is the same for every address.
 * The path is not in the specification.
 */
export const forgotPassword = post<{ email: string }, { countdown: number }>('user/pub/v3/email/forgot_password', {
  auth: 'public',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/**
 * Verifies an address by the code of the last e-mail. The code can be used again. The path is not in the specification.
 */
export const checkMailCode = post<{ kind: MailKind; email: string; verifyCode: string }, v.InferOutput<typeof proven>>(
  'user/pub/v3/email/check_code',
  { auth: 'public', importance: 'high', read: w.reader(proven) },
)

const mailLink = v.object({
  state: w.oneOf(['VALID', 'EXPIRED', 'USED', 'WRONG'], 'WRONG'),
  /** Purpose of the link; '' for an invalid link. */
  kind: w.oneOf(['ACTIVATE', 'RESET', ''], ''),
  email: w.text(),
})
export type MailLink = v.InferOutput<typeof mailLink>

/** Returns the purpose of an e-mail link without consuming the link. The path is not in the specification. */
export const checkMailLink = post<{ token: string }, MailLink>('user/pub/v3/email/check_link', {
  auth: 'public',
  importance: 'high',
  read: w.reader(mailLink),
})

/**
 * Sets the password and logs in. `registered` is true for a new account. A new password ends all other logins of the
 * account. `token` is from the link or from the verified code. The path is not in the specification.
 */
export const setPassword = post<{ token: string; password: string }, LoginResult>('user/pub/v3/email/set_password', {
  auth: 'public',
  importance: 'high',
  read: readLogin,
})

const passwordStateSchema = v.object({
  isSet: w.flag(),
  /** Phone or e-mail address that receives the code, masked. */
  codeTo: w.text(),
  /** E-mail address of the account, which a password login requires; '' if the account has none. */
  email: w.text(),
})
export type PasswordState = v.InferOutput<typeof passwordStateSchema>

/** Returns the password state of the account. The path is not in the specification. */
export const passwordState = get<NoParams, PasswordState>('user/buyer/v3/password', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(passwordStateSchema),
})

/** Sends a code to the account's own phone or address, for its first password. The path is not in the specification. */
export const sendPasswordCode = post<NoParams, { countdown: number }>('user/buyer/v3/password/send_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: sent,
})

/**
 * Changes the password and ends all other logins of the account. A first password requires a code instead of the old
 * password. The path is not in the specification.
 */
export const changePassword = post<{ oldPassword?: string; verifyCode?: string; password: string }, void>(
  'user/buyer/v3/password/change',
  { auth: 'buyer', importance: 'high', captcha: LOGIN_CAPTCHA, read: w.nothing },
)
