/** Data of a payment method that the rules need (domain §3). */
export interface PayChoice {
  paymentProduct: string
  isCheck: boolean
}

/**
 * Returns the preselected option: the checked option, else the one for this platform, else the last used one, else the
 * first one (shell §4). Returns null if there are no options.
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

/**
 * Returns true if the buyer must choose a method: several methods are available, or the only available method is not
 * the current one (shell §4).
 */
export const needsSheet = (options: readonly Pick<PayChoice, 'paymentProduct'>[], currentProduct: string): boolean =>
  options.length > 1 || (options.length === 1 && options[0]?.paymentProduct !== currentProduct)
