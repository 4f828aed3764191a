import type { PriceLine } from '@/api/purchase'
import { priceOf } from '@/domain/pricing/price-of'
import type { CheckoutPrice } from './checkout-price'

/**
 * Returns the price with another coupon, computed from the facts of the last price; null without facts, or when the
 * coupon does not apply. The gateway's price replaces it.
 *
 * @param couponId '' without a coupon
 * @param now epoch ms
 */
export const previewPrice = <Price extends CheckoutPrice>(
  price: Price,
  couponId: string,
  now: number,
): Price | null => {
  const { pricingFacts: facts, priceLines, coupons = [] } = price
  if (!facts) return null
  const priced = priceOf(facts.basket, { couponId }, facts, now)
  if (priced.couponId !== couponId) return null
  const titleOf = (kind: PriceLine['kind'], sourceId: string): string =>
    kind === 'COUPON'
      ? (coupons.find((coupon) => coupon.couponId === sourceId)?.title ?? '')
      : (priceLines.find((line) => line.kind === kind)?.title ?? '')
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
  }
}
