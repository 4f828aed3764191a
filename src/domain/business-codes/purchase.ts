/**
 * Error codes of a purchase. The specification defines the first three codes (shell §8). This project defines the
 * others.
 */
export const PURCHASE_CODES = {
  memberDiscountWrong: 12501099,
  memberDiscountChanged: 22037057,
  promotionDiscountWrong: 22037056,
  soldOut: 22030301,
  notOnSale: 22030302,
  limitReached: 22030303,
  addressNeeded: 22030307,
  deliverUnfit: 22030308,
  couponUnfit: 22030309,
  sessionEnded: 22030310,
  /** The idempotency key belongs to another request. */
  keyReused: 22030311,
  contactNeeded: 22030312,
  /** Prices or fees changed. */
  priceChanged: 22030315,
  /** The discount of the coupon changed. */
  couponChanged: 22030316,
  /** The part that cash cards pay changed. */
  cardChanged: 22030317,
  /** The part that points pay changed. */
  pointsChanged: 22030318,
  orderNotPayable: 22030401,
  orderExpired: 22030402,
  orderNotCancelable: 22030403,
} as const
