import type { SaleAction } from './status'

/** The word on a buy button; texts are at `show.action.*`. */
export type BuyLabel = SaleAction | 'redeem' | 'pickSeatsToRedeem'

/** Words of a merchant with the redemption switch (zhongzhi); null: the button is not shown (decision 50, shell §1). */
const REDEMPTION: Partial<Record<SaleAction, BuyLabel | null>> = {
  buy: 'redeem',
  pickSeats: 'pickSeatsToRedeem',
  // the button before the sale opens is only for those who may enter before the others
  countdown: null,
  priorityBuy: 'redeem',
}

/** The one label table of every buy button; null where a redeeming merchant shows no button. */
export const buyLabel = (action: SaleAction, redemption = false): BuyLabel | null => {
  const redeeming = redemption ? REDEMPTION[action] : undefined
  return redeeming === undefined ? action : redeeming
}
