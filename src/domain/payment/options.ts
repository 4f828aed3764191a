/** The facts of a payment method that the rules need (domain §3). */
export interface PayChoice {
  paymentProduct: string
  isCheck: boolean
}

/**
 * The option that is chosen first: the one marked checked, else the one of this platform, else the one used last,
 * else the first (shell §4). Null when there is none.
 */
export const chooseOption = <T extends PayChoice>(
  options: readonly T[],
  known: { platformProduct: string; lastProduct: string | null },
): T | null =>
  options.find((option) => option.isCheck) ??
  options.find((option) => option.paymentProduct === known.platformProduct) ??
  options.find((option) => option.paymentProduct === known.lastProduct) ??
  options[0] ??
  null

/** The buyer is asked when there are several ways, or when the only one is not the product in use (shell §4). */
export const needsSheet = (options: readonly Pick<PayChoice, 'paymentProduct'>[], currentProduct: string): boolean =>
  options.length > 1 || (options.length === 1 && options[0]?.paymentProduct !== currentProduct)
