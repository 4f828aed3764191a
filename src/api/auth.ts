import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { RATE_SOURCES } from '@/domain/pricing/rate'
import { get, type NoParams, post } from '@/request/call'
import { rateTerms } from './rate-terms'
import * as w from './wire'

/** Schema of `LoginResult`. */
export const loginResult = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  bizUserId: w.text(),
  mtcUserId: w.text(),
  outerUserId: w.text(),
  cellphone: w.text(),
  countryCode: w.text('86'),
  email: w.text(),
  openId: w.text(),
  unionId: w.text(),
  nickname: w.text(),
  avatar: w.text(),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  /** True when this sign-in created the account. */
  registered: w.flag(),
})
/** Response of every login method (shell §3, user session). */
export type LoginResult = v.InferOutput<typeof loginResult>
export const readLogin = w.reader(loginResult)

/**
 * Sends a 6-digit code. Returns the seconds until the next code can be requested. The path is not in the specification.
 */
export const sendVerifyCode = post<{ cellphone: string; countryCode: string }, { countdown: number }>(
  'user/pub/v3/send_verify_code',
  {
    auth: 'public',
    importance: 'high',
    captcha: LOGIN_CAPTCHA,
    read: w.reader(v.object({ countdown: v.fallback(v.number(), 60) })),
  },
)

interface CodeLogin {
  cellphone: string
  verifyCode: string
  countryCode: string
  /**
   * `openTicket` of a pre-login, which links the new login to the open id of that pre-login. The field is not in the
   * specification. A ticket replaces the open id, because an open id is not secret.
   */
  openTicket?: string
}
const byCode = { auth: 'public', importance: 'high', read: readLogin } as const

/** Signs in by phone and code; registers a new user. Source: shell §7, user. */
export const loginOrRegister = post<CodeLogin, LoginResult>('user/pub/v3/login_or_register', byCode)

/** Signs in by the merchant's common service (decision 19). Source: shell §7, user. */
export const commonLoginOrRegister = post<CodeLogin, LoginResult>('common/pub/v1/login_or_register', byCode)

/** Signs in by e-mail and password. Source: shell §7, user. */
export const emailLogin = post<{ email: string; password: string }, LoginResult>('user/pub/v3/login', byCode)

/** Schema of `PreLogin`. */
export const preLoginAnswer = v.object({
  openId: v.pipe(v.string(), v.nonEmpty()),
  unionId: w.text(),
  /** Ticket that links the open id to the account of the next login, once within 24 h; '' if `login` is present. */
  openTicket: w.text(),
  /** Login result if the open id belongs to an account, or if the bank sends the customer's phone; else null. */
  login: w.objectOrNull(loginResult),
  /** True if the buyer must verify a phone before the login. */
  phoneWanted: w.flag(),
})
export type PreLogin = v.InferOutput<typeof preLoginAnswer>

/**
 * Exchanges a mini program's one-time code for an open id. `platform` is the client's terminal code. The path is not
 * in the specification.
 */
export const preLogin = post<{ appId: string; platform: string; code: string }, PreLogin>(
  'user/pub/v3/mini/pre_login',
  { auth: 'public', importance: 'high', read: w.reader(preLoginAnswer) },
)

/**
 * Signs in by the phone number of the host; registers a new user. The path is not in the specification. `phoneCode` is
 * the result of the host's phone button: a one-time code, or Alipay's encrypted response unchanged. `openTicket` is
 * from the pre-login.
 */
export const loginByPhone = post<
  { appId: string; platform: string; openTicket: string; phoneCode: string },
  LoginResult
>('user/pub/v3/mini/login_by_phone', byCode)

const tokens = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
})

/** Returns a new pair of tokens and invalidates the old refresh token (decision 18). Source: shell §7, user. */
export const refreshTokens = post<{ refreshToken: string }, v.InferOutput<typeof tokens>>('user/pub/v3/refresh_token', {
  auth: 'public',
  importance: 'critical',
  read: w.reader(tokens),
})

/**
 * Ends the login of a refresh token and revokes all tokens of that login. The result is the same for an ended or
 * unknown token. The path is not in the specification: the specification's call is for mini programs only and takes the
 * access token.
 */
export const logout = post<{ refreshToken: string }, void>('user/pub/v3/logout', {
  auth: 'public',
  importance: 'low',
  read: w.nothing,
})

/** Logs out in a mini program that has an open id and a token (shell §4). Source: shell §7, user. */
export const miniLogout = post<{ appId: string; openId: string }, void>('user/pub/v3/mini/user_logout', {
  auth: 'public',
  importance: 'low',
  read: w.nothing,
})

export const profileSchema = v.object({
  userId: w.text(),
  nickname: w.text(),
  avatar: w.text(),
  cellphone: w.text(),
  countryCode: w.text('86'),
  email: w.text(),
  sex: w.oneOf(['MALE', 'FEMALE', 'UNKNOWN'], 'UNKNOWN'),
  /** `yyyy-MM-dd`; '' when unknown. */
  birthday: w.text(),
  /** True if the buyer has edited the birthday, which is possible once (domain §5). */
  birthdayFixed: w.flag(),
  primeLevelName: w.text(),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** Returns the buyer's profile. Source: shell §7, user. */
export const profile = get<NoParams, Profile>('user/buyer/v3/profile', { auth: 'buyer', read: w.reader(profileSchema) })

const privilege = v.object({
  /** The rate as a text, such as "5% off". */
  formatDiscount: w.text(),
  /** Share of the price to pay, basis points. The field is not in the specification (decision 80). */
  rate: w.optional(w.number(10_000)),
})

const showPrivilege = v.object({
  privilegeId: v.string(),
  /** Source of the privilege: the member level or a card (decision 71). */
  belongTo: v.picklist(RATE_SOURCES),
  targetName: w.text(),
  /** Terms as in `pricingFacts`. The fields are not in the specification. */
  ...rateTerms,
})
const primePrivilegeSchema = v.object({
  primeLevelName: w.text(),
  showDiscountPrivileges: w.list(showPrivilege),
  showDiscountPrivilegeVo: w.objectOrNull(privilege),
  itemDiscountPrivilegeVo: w.objectOrNull(privilege),
  couponPackageDiscountPrivilegeVo: w.objectOrNull(privilege),
  /**
   * Token that authorizes the privileges in calls without a login; '' without privileges. The field is not in the
   * specification.
   */
  privilegeToken: w.optional(w.text()),
})
export type PrimePrivilege = v.InferOutput<typeof primePrivilegeSchema>

/** Returns the member privileges after a login (shell §4). Source: shell §7, user. */
export const primePrivilege = get<NoParams, PrimePrivilege>('user/buyer/v5/prime_privilege', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(primePrivilegeSchema),
})

/** Schema of `Certification`. */
export const certification = v.object({
  /**
   * PERSON, ELECTRONIC_CERT or STUDENT (domain/identity/certification). An account has at most one certification of
   * each type.
   */
  authType: w.text(),
  authStatus: w.text(),
  verifiedAt: w.momentOrNull,
  /**
   * End of the certification's validity, epoch ms; null if it does not end. All fields from here on are not in the
   * specification.
   */
  validUntil: w.optional(w.momentOrNull),
  updatedAt: w.optional(w.momentOrNull),
  /** Type of the document, name and number, masked; '' if the certification has none. */
  idType: w.optional(w.text()),
  name: w.optional(w.text()),
  idNo: w.optional(w.text()),
  /** Reason of a rejection, in the request's language. */
  reason: w.optional(w.text()),
  removable: w.optional(w.flag()),
})
/** A certification of the account (shell §3). */
export type Certification = v.InferOutput<typeof certification>

/** Returns the certifications of the account. Source: shell §7, user. */
export const certifications = get<NoParams, Certification[]>('buyer/v1/user_certification/list', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.list(certification)),
})
