import type { ShowDynamic } from '@/api/show'
import type { Fen } from '@/domain/money'
import { type PriceHiding, shownPrice, type ShownPrice } from '@/domain/price'

/** The price a show is announced with: its lowest, the merchant's own, or none (decision 44). */
export const lowestPrice = (show: ShowDynamic, hiding: PriceHiding): ShownPrice => {
  const { minOriginalPriceInfo: min, maxOriginalPriceInfo: max, customPrice: override, isFree } = show
  return shownPrice({ min, max, override, isFree }, hiding)
}

/** An amount of a tier or a sum. A price the merchant sets for the show is not every tier's, but hiding it hides them all. */
export const tierPrice = (amount: Fen, show: ShowDynamic | null, hiding: PriceHiding): ShownPrice => {
  const { customPrice = null, isFree = false } = show ?? {}
  const override = customPrice !== null && customPrice > 0 ? null : customPrice
  return shownPrice({ min: amount, override, isFree }, hiding)
}
