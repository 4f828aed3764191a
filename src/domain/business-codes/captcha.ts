/** Error codes of the risk service. This project defines all of them. */
export const CAPTCHA_CODES = {
  /** `data` names the scope and the kind (domain/captcha). */
  captchaNeeded: 22030701,
  /** Too many wrong passwords or codes; `data.seconds` until the next try. */
  tooManyTries: 22030702,
  /** Too many codes were sent. The next can be sent after `data.seconds`. */
  tooManyCodes: 22030703,
} as const
