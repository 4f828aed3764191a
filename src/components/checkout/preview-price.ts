import type { PriceLine } from '@/api/purchase'
import { priceOf } from '@/domain/pricing/price-of'
import type { CheckoutPrice } from './checkout-price'

/**
 * Computes the price with another coupon or other cash cards from the facts of the last price. Returns null without
 * facts, or when the coupon does not apply. The gateway's price replaces it.
 *
 * @param choice `couponId` is '' without a coupon
 * @param now epoch ms
 */
export const previewPrice = <Price extends CheckoutPrice>(
  price: Price,
  { couponId, cashCards: chosen }: { couponId: string; cashCards: readonly string[] },
  now: number,
): Price | null => {
  const { pricingFacts: facts, priceLines, coupons = [], cashCards = [] } = price
  if (!facts) return null
  const priced = priceOf(facts.basket, { couponId, cashCards: chosen }, facts, now)
  if (priced.couponId !== couponId) return null
  const titleOf = (kind: PriceLine['kind'], sourceId: string): string => {
    if (kind === 'COUPON') return coupons.find((coupon) => coupon.couponId === sourceId)?.title ?? ''
    if (kind === 'MEMBER') return facts.rates.find(({ rateId }) => rateId === sourceId)?.title ?? ''
    if (kind === 'CASH_CARD') return cashCards.find(({ userCardInstanceId: id }) => id === sourceId)?.name ?? ''
    return priceLines.find((line) => line.kind === kind)?.title ?? ''
  }
  const parts = new Map(priced.cashCards.map((part) => [part.cashId, part]))
  return {
    ...price,
    couponId,
    payAmount: priced.payAmount,
    total: priced.total,
    priceLines: priced.lines.map(({ kind, amount, sourceId }) => ({
      kind,
      amount,
      title: titleOf(kind, sourceId),
    })),
    ...(price.cashCards && {
      cashCards: cashCards.map((card) => {
        const part = parts.get(card.userCardInstanceId)
        return part ? { ...card, amount: part.amount, left: part.stays, reason: part.reason ?? '' } : card
      }),
    }),
  }
}
