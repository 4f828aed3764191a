import type { ShowDynamic } from '@/api/show'
import type { Fen } from '@/domain/money'
import { type PriceHiding, shownPrice, type ShownPrice } from '@/domain/price'

/**
 * Returns the price of a tier or a total, with all known fees. A custom price of the show does not apply to tiers. If
 * the merchant hides the show's price, the prices of tiers are hidden too.
 * @param amount price of `tickets` tickets, fen
 */
export const tierPrice = (
  amount: Fen,
  show: ShowDynamic | null,
  { tickets, hiding }: { tickets: number; hiding: PriceHiding },
): ShownPrice => {
  const { customPrice = null, isFree = false } = show ?? {}
  const override = customPrice !== null && customPrice > 0 ? null : customPrice
  return shownPrice({ min: amount, override, isFree, fees: show, tickets }, hiding)
}
