import { type Fen, fen } from '../money'
import type { Basket, BasketUnit, Tier } from './basket'
import { countsKind, type CouponFacts, isInScope } from './coupon-facts'
import { priceOf, type PricingFacts } from './price-of'
import type { Reason, WouldApply } from './reason'

const unitsOfTier = ({ quantity: _, most: __, ...unit }: Tier, quantity: number): BasketUnit[] =>
  Array.from({ length: quantity }, (___, at) => ({
    ...unit,
    unitId: `${unit.seatPlanId}_${at + 1}`,
  }))

interface Offer {
  basket: Basket
  /** Tiers of the session whose quantity can change; none for picked seats. */
  tiers: readonly Tier[]
  facts: PricingFacts
  now: number
  /** Returns the service fee of a number of tickets, fen. */
  serviceFee: (tickets: number) => Fen
}

const changesOf = (tiers: readonly Tier[], { code }: Reason): { tier: Tier; from: number; instead: boolean }[] => {
  if (code === 'SCOPE') return tiers.flatMap((tier) => (tier.quantity === 0 ? [{ tier, from: 1, instead: true }] : []))
  if (code !== 'AMOUNT' && code !== 'QUANTITY') return []
  return tiers.flatMap((tier) => (tier.quantity > 0 ? [{ tier, from: tier.quantity + 1, instead: false }] : []))
}

/**
 * Returns the change of a purchase that makes a coupon apply, and its sum. For a missed minimum it is more units of a
 * tier, for a missed scope another tier of the session. The lowest sum wins; null without a change.
 */
export const wouldApply = (coupon: CouponFacts, reason: Reason, offer: Offer): WouldApply | null => {
  const { basket, tiers, facts, now, serviceFee } = offer
  const inScope = changesOf(tiers, reason).filter(({ tier }) => countsKind(coupon, tier) && isInScope(coupon, tier))
  const found = inScope.flatMap(({ tier, from, instead }): WouldApply[] => {
    const others = instead ? [] : basket.units.filter(({ seatPlanId }) => seatPlanId !== tier.seatPlanId)
    for (let quantity = from; quantity <= tier.most; quantity += 1) {
      const units = [...others, ...unitsOfTier(tier, quantity)]
      const service = serviceFee(units.reduce((sum, { pieces }) => sum + pieces, 0))
      const { couponId } = coupon
      const priced = priceOf({ ...basket, units, service }, { couponId }, { ...facts, coupons: [coupon] }, now)
      const [candidate] = priced.candidates
      if (candidate?.reason === null)
        return [{ seatPlanId: tier.seatPlanId, quantity, instead, payAmount: fen(priced.payAmount) }]
    }
    return []
  })
  return found.sort((a, b) => a.payAmount - b.payAmount)[0] ?? null
}
