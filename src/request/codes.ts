/** Business codes of the envelope (shell §8; the list is complete). */
export const CODES = {
  success: 200,
  /** HTTP-like status that also counts as success. */
  alsoSuccess: 510,
  tokenExpired: 15012010,
  loginExpired: 15012002,
  tokenException: 15012008,
  loggedOut: 10002008,
  notLoggedIn: 15012007,
  otherDevice: 15012009,
  needBind: 15012020,
  memberDiscountWrong: 12501099,
  memberDiscountChanged: 22037057,
  promotionDiscountWrong: 22037056,
  /** Ours: `data` says which (domain/captcha). */
  captchaNeeded: 22030701,
  /** Ours, of seats (api/seats); `data` names the seats in the way. */
  seatTaken: 22030801,
  seatNotOnSale: 22030802,
  seatLimit: 22030803,
  seatBuyerLimit: 22030804,
  seatTiers: 22030805,
  seatApart: 22030806,
  seatCompanion: 22030807,
  seatOrphan: 22030808,
  /** The hold ran out, was released or became an order. */
  holdOver: 22030809,
  /** It cannot be made longer again. */
  holdExtended: 22030810,
  seatUnknown: 22030811,
  seatMapOld: 22030812,
  languageUnsupported: 22046007,
  areaUnsupported: 22046008,
} as const

/** The text code of a shop that is not open, whatever the status (shell §4, §8). */
export const SHOP_CLOSED = 'RE030326003101'

export const isSuccess = (statusCode: number | undefined): boolean =>
  statusCode === CODES.success || statusCode === CODES.alsoSuccess

/** Codes that end the login (shell §4). */
export const endsLogin = (statusCode: number | undefined): boolean =>
  statusCode === CODES.loginExpired ||
  statusCode === CODES.tokenException ||
  statusCode === CODES.loggedOut ||
  statusCode === CODES.notLoggedIn

const AUTH_CODES: readonly number[] = [
  CODES.tokenExpired,
  CODES.loginExpired,
  CODES.tokenException,
  CODES.loggedOut,
  CODES.notLoggedIn,
  CODES.otherDevice,
  CODES.needBind,
]

/** Codes about who the caller is; no cache is served in their place (decision 24). */
export const isAuthCode = (statusCode: number | undefined): boolean =>
  statusCode !== undefined && AUTH_CODES.includes(statusCode)
