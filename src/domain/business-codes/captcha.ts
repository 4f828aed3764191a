/** Refusals of the risk service. All ours. */
export const CAPTCHA_CODES = {
  /** `data` names the scope and the kind (domain/captcha). */
  captchaNeeded: 22030701,
} as const
