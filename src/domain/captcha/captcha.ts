/** Calls that can require a captcha: sending a code to a phone, creating an order, and voting. */
export const CAPTCHA_SCOPES = ['LOGIN', 'ORDER', 'VOTE'] as const
export type CaptchaScope = (typeof CAPTCHA_SCOPES)[number]

/** The only kind of puzzle: a piece that the buyer moves into its gap. */
export const SLIDER = 'SLIDER'

/** Alternative to the puzzle: waiting, for buyers who cannot see the picture. */
export const WAIT = 'WAIT'

/** Scope and type of a captcha: tokens are stored and checked by both (shell §3, risk store). */
export interface CaptchaKind {
  scope: string
  type: string
}

export const LOGIN_CAPTCHA: CaptchaKind = { scope: 'LOGIN', type: SLIDER }
export const ORDER_CAPTCHA: CaptchaKind = { scope: 'ORDER', type: SLIDER }
export const VOTE_CAPTCHA: CaptchaKind = { scope: 'VOTE', type: SLIDER }

const CODE = /^[A-Z][A-Z_]{0,31}$/

/** Reads the captcha that the gateway requires (`{ scope, type }` in its refusal). Returns null for other values. */
export const captchaKind = (value: unknown): CaptchaKind | null => {
  const { scope, type } = (typeof value === 'object' && value !== null ? value : {}) as Partial<CaptchaKind>
  return typeof scope === 'string' && typeof type === 'string' && CODE.test(scope) && CODE.test(type)
    ? { scope, type }
    : null
}

/** Period in which orders of a show require a captcha (domain §3, captchaSwitch). Times in epoch ms. */
export interface CaptchaWindow {
  verifyStartTime: number
  verifyEndTime: number
  captchaTypes: readonly string[]
}

export const isWindowOpen = ({ verifyStartTime, verifyEndTime }: CaptchaWindow, now: number): boolean =>
  verifyStartTime <= now && now < verifyEndTime

/** Returns true for a period that is open now or opens later. */
export const isWindowAhead = ({ verifyEndTime }: CaptchaWindow, now: number): boolean => now < verifyEndTime
