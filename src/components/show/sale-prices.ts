import type { ShowDynamic } from '@/api/show'
import type { Fen } from '@/domain/money'
import { type PriceHiding, shownPrice, type ShownPrice } from '@/domain/price'

/** The price of a show in its announcement: its lowest, the merchant's own, or none (decision 44). */
export const lowestPrice = (show: ShowDynamic, hiding: PriceHiding): ShownPrice => {
  const { minOriginalPriceInfo: min, maxOriginalPriceInfo: max, customPrice: override, isFree } = show
  return shownPrice({ min, max, override, isFree }, hiding)
}

/** Price of a tier or a sum. A price that the merchant sets for the show does not apply to tiers, but hiding it hides theirs. */
export const tierPrice = (amount: Fen, show: ShowDynamic | null, hiding: PriceHiding): ShownPrice => {
  const { customPrice = null, isFree = false } = show ?? {}
  const override = customPrice !== null && customPrice > 0 ? null : customPrice
  return shownPrice({ min: amount, override, isFree }, hiding)
}
