import type { SaleAction } from './status'

/** Label of a buy button; text keys are `show.action.*`. */
export type BuyLabel = SaleAction | 'redeem' | 'pickSeatsToRedeem'

/** Labels for a merchant in redemption mode (zhongzhi); null hides the button (decision 50, shell §1). */
const REDEMPTION: Partial<Record<SaleAction, BuyLabel | null>> = {
  buy: 'redeem',
  pickSeats: 'pickSeatsToRedeem',
  // Before the sale opens, the button is shown only to buyers with early entry.
  countdown: null,
  priorityBuy: 'redeem',
}

/** Returns the label of a buy button; null if a merchant in redemption mode hides the button. */
export const buyLabel = (action: SaleAction, redemption = false): BuyLabel | null => {
  const redeeming = redemption ? REDEMPTION[action] : undefined
  return redeeming === undefined ? action : redeeming
}
