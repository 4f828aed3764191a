import type { PriceLine } from '@/api/purchase'
import type { PointUsage } from '@/api/points'
import { priceOf, type PricingChoice, type PricingFacts } from '@/domain/pricing/price-of'
import type { Priced } from '@/domain/pricing/priced'
import type { CheckoutPrice } from './checkout-price'

/** Converts the part that points pay for the checkout. */
const pointUsageOf = ({ points }: Priced, facts: PricingFacts['points']): PointUsage | null => {
  if (!facts || !points) return null
  const { isAuto: _, ...rule } = facts
  return { ...rule, ...points, left: facts.usable - points.points }
}

/** Returns the name of a line's source, or the title of a line of this kind; '' without both. */
export const titleOfLine = (price: CheckoutPrice, kind: PriceLine['kind'], sourceId: string): string => {
  const { pricingFacts: facts, priceLines, coupons = [], cashCards = [] } = price
  if (kind === 'COUPON') return coupons.find((coupon) => coupon.couponId === sourceId)?.title ?? ''
  if (kind === 'PROMOTION') return facts?.promotions.find(({ promotionId }) => promotionId === sourceId)?.title ?? ''
  if (kind === 'MEMBER') return facts?.rates.find(({ rateId }) => rateId === sourceId)?.title ?? ''
  if (kind === 'CASH_CARD') return cashCards.find(({ userCardInstanceId: id }) => id === sourceId)?.name ?? ''
  return priceLines.find((line) => line.kind === kind)?.title ?? ''
}

/**
 * Computes the price with another coupon, other points or other cash cards from the facts of the last price. Returns
 * null without facts, or when the coupon does not apply. The gateway's price replaces it.
 *
 * @param choice `couponId` is '' without a coupon
 * @param now epoch ms
 */
export const previewPrice = <Price extends CheckoutPrice>(
  price: Price,
  choice: PricingChoice & { couponId: string },
  now: number,
): Price | null => {
  const { pricingFacts: facts, cashCards = [] } = price
  if (!facts) return null
  const { couponId } = choice
  const priced = priceOf(facts.basket, choice, facts, now)
  if (priced.couponId !== couponId) return null
  const parts = new Map(priced.cashCards.map((part) => [part.cashId, part]))
  return {
    ...price,
    couponId,
    payAmount: priced.payAmount,
    total: priced.total,
    priceLines: priced.lines.map(({ kind, amount, sourceId }) => ({
      kind,
      amount,
      title: titleOfLine(price, kind, sourceId),
      ...(kind === 'POINTS' && priced.points && { points: priced.points.points }),
    })),
    ...(price.pointUsage !== undefined && { pointUsage: pointUsageOf(priced, facts.points) }),
    ...(price.cashCards && {
      cashCards: cashCards.map((card) => {
        const part = parts.get(card.userCardInstanceId)
        return part ? { ...card, amount: part.amount, left: part.stays, reason: part.reason ?? '' } : card
      }),
    }),
  }
}
