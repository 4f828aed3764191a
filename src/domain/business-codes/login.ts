import { CAPTCHA_CODES } from './captcha'

/**
 * Error codes of a login, a verification code or a binding. The specification defines the first two codes (shell §8).
 * This project defines the others.
 */
export const LOGIN_CODES = {
  languageUnsupported: 22046007,
  areaUnsupported: 22046008,
  verifyCodeWrong: 22030101,
  verifyCodeExpired: 22030102,
  verifyCodeTooSoon: 22030103,
  verifyCodeLocked: 22030104,
  passwordWrong: 22030105,
  phoneWrong: 22030106,
  hostCodeWrong: 22030107,
  hostCodeUsed: 22030108,
  openIdUnknown: 22030109,
  /** The account already has a contact of this kind. */
  alreadyBound: 22030110,
  /** Another account has this phone or address. */
  contactTaken: 22030111,
  /** No service is connected that could send a code by SMS or e-mail. */
  senderNotSetUp: 22030112,
} as const

const CODE_REFUSALS: ReadonlySet<number | undefined> = new Set([
  LOGIN_CODES.verifyCodeWrong,
  LOGIN_CODES.verifyCodeExpired,
  LOGIN_CODES.verifyCodeLocked,
  CAPTCHA_CODES.tooManyTries,
])

/** Returns true for the refusal of an entered verification code, including the refusal after too many wrong codes. */
export const isCodeRefusal = (statusCode: number | undefined): boolean => CODE_REFUSALS.has(statusCode)
