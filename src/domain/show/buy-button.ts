import type { SaleAction } from './status'

/** Label of a buy button; texts are at `show.action.*`. */
export type BuyLabel = SaleAction | 'redeem' | 'pickSeatsToRedeem'

/** Labels of a merchant with the redemption switch (zhongzhi); null hides the button (decision 50, shell §1). */
const REDEMPTION: Partial<Record<SaleAction, BuyLabel | null>> = {
  buy: 'redeem',
  pickSeats: 'pickSeatsToRedeem',
  // Before the sale opens, only buyers with early entry have a button.
  countdown: null,
  priorityBuy: 'redeem',
}

/** Returns the label of a buy button; null if a redeeming merchant hides the button. */
export const buyLabel = (action: SaleAction, redemption = false): BuyLabel | null => {
  const redeeming = redemption ? REDEMPTION[action] : undefined
  return redeeming === undefined ? action : redeeming
}
