/** Refusals of the risk service. All codes are this project's. */
export const CAPTCHA_CODES = {
  /** `data` names the scope and the kind (domain/captcha). */
  captchaNeeded: 22030701,
  /** Too many wrong passwords or codes; `data.seconds` until the next try. */
  tooManyTries: 22030702,
  /** Too many codes were sent; `data.seconds` until the next. */
  tooManyCodes: 22030703,
} as const
