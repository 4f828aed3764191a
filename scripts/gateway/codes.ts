/**
 * Business codes of the envelope. Those of the specification first (shell §4, §8); ours live in 2203xxxx, beside its
 * promotion codes. The comment of each is the text of the same name in texts/.
 */
export const CODES = {
  success: 200,
  badRequest: 400,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongMedia: 415,
  tooMany: 429,
  failure: 500,

  loginExpire: 15012002,
  notLogin: 15012007,
  tokenException: 15012008,
  loginOtherDevice: 15012009,
  tokenExpire: 15012010,
  needBind: 15012020,
  loginOut: 10002008,
  memberDiscountWrong: 12501099,
  promotionDiscountWrong: 22037056,
  memberDiscountChange: 22037057,
  languageNotSupported: 22046007,
  areaNotSupported: 22046008,

  verifyCodeWrong: 22030101,
  verifyCodeExpired: 22030102,
  verifyCodeTooSoon: 22030103,
  verifyCodeLocked: 22030104,
  passwordWrong: 22030105,
  phoneWrong: 22030106,
  audienceExists: 22030201,
  audienceLimit: 22030202,
  idNumberWrong: 22030203,
  addressLimit: 22030204,
  regionWrong: 22030205,

  soldOut: 22030301,
  notOnSale: 22030302,
  limitReached: 22030303,
  priceChanged: 22030304,
  audienceCount: 22030305,
  audienceUnfit: 22030306,
  addressNeeded: 22030307,
  deliverUnfit: 22030308,
  couponUnfit: 22030309,
  sessionEnded: 22030310,
  keyReused: 22030311,
  contactNeeded: 22030312,
  audienceTaken: 22030313,
  orderNotPayable: 22030401,
  orderExpired: 22030402,
  orderNotCancelable: 22030403,
  paymentProductUnfit: 22030404,
  returnUrlUnfit: 22030405,
  codeNotYet: 22030501,

  foreignOrigin: 403,
  clockMove: 22030601,
} as const

export type CodeName = keyof typeof CODES
