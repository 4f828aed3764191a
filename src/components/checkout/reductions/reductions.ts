import type { PriceLine } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import { cutOfLines } from '@/domain/pricing/cut-of-lines'
import type { Translate } from '@/locales/keys'
import type { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'

type Texts = Translate<typeof checkoutTexts>

const reducing = ({ priceLines }: CheckoutPrice): PriceLine[] => priceLines.filter(({ amount }) => amount < 0)

/** Returns the sum of all reductions, fen. Cash cards are money that the buyer already has, and count as payments. */
export const reductionOf = ({ priceLines }: CheckoutPrice): Fen =>
  cutOfLines(priceLines.filter(({ kind }) => kind !== 'CASH_CARD'))

/** Returns the names of the reductions and cash cards that the price contains. */
export const usedTitles = (price: CheckoutPrice, t: Texts): string[] =>
  reducing(price).map(({ kind, title }) => title || t(`price.lines.${kind}`))

/** Returns true if the buyer has something to choose, or to read, in the sheet. */
export const hasReductions = (price: CheckoutPrice): boolean => {
  const { coupons = [], cashCards = [], pointUsage = null, pricingFacts } = price
  const { rates = [], promotions = [] } = pricingFacts ?? {}
  return coupons.length + cashCards.length + rates.length + promotions.length > 0 || pointUsage !== null
}
