import { sumFen } from '../money'
import type { Basket, BasketUnit } from './basket'
import { isInScope } from './coupon-facts'
import type { PricingFacts } from './price-of'
import type { Priced } from './priced'
import type { PromotionFacts } from './promotion'
import type { RateFacts } from './rate'

/** Reason why a rate or a promotion does not reduce a purchase. */
export type MissReason =
  | { code: 'SCOPE' }
  /** A card or a coupon already covers the units. */
  | { code: 'COVERED' }
  /** Missing fen. */
  | { code: 'AMOUNT'; missing: number }
  /** Missing pieces. */
  | { code: 'QUANTITY'; missing: number }
  /** A reduction of this kind saves more instead. */
  | { code: 'RATE' | 'PROMOTION' | 'COUPON' }

/** Units that no card and no EXCHANGE coupon covers. */
const openUnits = ({ units }: Basket, { coupons }: PricingFacts, { shares, couponId }: Priced): BasketUnit[] => {
  const isExchange = coupons.some((coupon) => coupon.couponId === couponId && coupon.couponType === 'EXCHANGE')
  const covered = shares.filter(({ card, coupon }) => card > 0 || (isExchange && coupon > 0))
  const ids = new Set(covered.map(({ unitId }) => unitId))
  return units.filter(({ unitId }) => !ids.has(unitId))
}

const hasLine = ({ lines }: Priced, kind: 'MEMBER' | 'PROMOTION', sourceId?: string): boolean =>
  lines.some((line) => line.kind === kind && (sourceId === undefined || line.sourceId === sourceId))

/** Returns the reason why a rate does not reduce the purchase, or null if it does. */
export const rateMiss = (rate: RateFacts, basket: Basket, facts: PricingFacts, priced: Priced): MissReason | null => {
  if (hasLine(priced, 'MEMBER', rate.rateId)) return null
  const fits = (unit: BasketUnit): boolean => unit.kind === rate.kind && isInScope(rate, unit)
  if (!basket.units.some(fits)) return { code: 'SCOPE' }
  if (!openUnits(basket, facts, priced).some(fits)) return { code: 'COVERED' }
  if (hasLine(priced, 'MEMBER')) return { code: 'RATE' }
  return { code: hasLine(priced, 'PROMOTION') ? 'PROMOTION' : 'COUPON' }
}

/** Returns the reason why a promotion does not reduce the purchase, or null if it does. */
export const promotionMiss = (
  { promotionId, showId, category, threshold }: PromotionFacts,
  basket: Basket,
  facts: PricingFacts,
  priced: Priced,
): MissReason | null => {
  if (priced.promotionIds.includes(promotionId)) return null
  const ofShow = (unit: BasketUnit): boolean => unit.showId === showId && unit.kind === 'TICKET'
  if (!basket.units.some(ofShow)) return { code: 'SCOPE' }
  const own = openUnits(basket, facts, priced).filter(ofShow)
  if (own.length === 0) return { code: 'COVERED' }
  const isByPieces = category === 'DISCOUNT'
  const amount = sumFen(own.map(({ price }) => price))
  const missing = threshold - (isByPieces ? own.reduce((sum, { pieces }) => sum + pieces, 0) : amount)
  if (missing > 0) return { code: isByPieces ? 'QUANTITY' : 'AMOUNT', missing }
  const others = facts.promotions.filter((each) => each.showId === showId)
  if (others.some((each) => priced.promotionIds.includes(each.promotionId))) return { code: 'PROMOTION' }
  return { code: hasLine(priced, 'MEMBER') ? 'RATE' : 'COUPON' }
}
