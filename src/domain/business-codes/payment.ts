/** Refusals of a payment. All codes are this project's. */
export const PAYMENT_CODES = {
  paymentProductUnfit: 22030404,
  /** The address to return to is not one of the storefront's. */
  returnUrlUnfit: 22030405,
  /** A payment of this order has an unknown outcome at its provider: no other payment, no cancellation. */
  paymentUnderWay: 22030406,
  /** No provider of payments is connected. */
  paymentNotSetUp: 22030407,
} as const
