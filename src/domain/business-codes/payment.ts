/** Refusals of a payment. All ours. */
export const PAYMENT_CODES = {
  paymentProductUnfit: 22030404,
  /** The address to return to is not one of the storefront's. */
  returnUrlUnfit: 22030405,
} as const
