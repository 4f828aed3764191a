/** Error codes about payments. This project defines all of them. */
export const PAYMENT_CODES = {
  paymentProductUnfit: 22030404,
  /** The return address does not belong to the storefront. */
  returnUrlUnfit: 22030405,
  /**
   * A payment of this order has an unknown outcome at its provider. Until the outcome is known, no other payment and
   * no cancellation are possible.
   */
  paymentUnderWay: 22030406,
  /** No provider of payments is connected. */
  paymentNotSetUp: 22030407,
} as const
