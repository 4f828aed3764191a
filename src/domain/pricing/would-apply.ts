import type { Fen } from '../money'
import type { Basket, BasketUnit, Tier } from './basket'
import { countsKind, type CouponFacts, isInScope } from './coupon-facts'
import { priceOf, type PricingFacts } from './price-of'
import type { Candidate } from './priced'
import type { WouldApply } from './reason'

const unitsOfTier = ({ quantity: _, most: __, ...unit }: Tier, quantity: number): BasketUnit[] =>
  Array.from({ length: quantity }, (___, at) => ({ ...unit, unitId: `${unit.seatPlanId}_${at + 1}` }))

interface Offer {
  basket: Basket
  /** Tiers of the session whose quantity can change; none for picked seats. */
  tiers: readonly Tier[]
  facts: PricingFacts
  /** Amount that points pay, fen; undefined for the merchant's choice. */
  points?: Fen | undefined
  /** Ids of the chosen cash cards. */
  cashCards?: readonly string[] | undefined
  now: number
  /** Returns the service fee of a number of tickets, fen. */
  serviceFee: (tickets: number) => Fen
}

/** More units of a chosen tier help to reach a minimum, another tier helps to be in scope. */
const isHelped = (coupon: CouponFacts, { reason }: Candidate, tier: Tier): boolean =>
  (tier.quantity > 0 ? reason?.code === 'AMOUNT' || reason?.code === 'QUANTITY' : reason?.code === 'SCOPE') &&
  countsKind(coupon, tier) &&
  isInScope(coupon, tier)

/**
 * Returns the change of a purchase that makes each coupon apply, by its id. For a missed minimum it is more units of a
 * tier, for a missed scope another tier of the session. The lowest sum wins; a coupon without a change is left out.
 *
 * @param candidates of the purchase before the change, in the order of the coupons
 */
export const changesThatApply = (
  candidates: readonly Candidate[],
  { basket, tiers, facts, points, cashCards, now, serviceFee }: Offer,
): ReadonlyMap<string, WouldApply> => {
  const found = new Map<string, WouldApply & { changed: Basket }>()
  for (const tier of tiers) {
    const instead = tier.quantity === 0
    const others = instead ? [] : basket.units.filter(({ seatPlanId }) => seatPlanId !== tier.seatPlanId)
    let open = facts.coupons.filter((coupon, at) => isHelped(coupon, candidates[at], tier))
    for (let quantity = tier.quantity + 1; quantity <= tier.most && open.length > 0; quantity += 1) {
      const units = [...others, ...unitsOfTier(tier, quantity)]
      const service = serviceFee(units.reduce((sum, { pieces }) => sum + pieces, 0))
      const changed = { ...basket, units, service }
      const priced = priceOf(changed, { couponId: '' }, { ...facts, points: null, coupons: open }, now)
      for (const { couponId, reason, payAmount } of priced.candidates) {
        if (reason !== null || payAmount === null) continue
        const best = found.get(couponId)
        if (!best || payAmount < best.payAmount)
          found.set(couponId, { seatPlanId: tier.seatPlanId, quantity, instead, payAmount, changed })
      }
      open = open.filter((_, at) => priced.candidates[at].reason !== null)
    }
  }
  // Points and cards do not affect the choice of a change.
  const sumOf = (couponId: string, changed: Basket, before: Fen): Fen =>
    cashCards || facts.points ? priceOf(changed, { couponId, points, cashCards }, facts, now).payAmount : before
  return new Map(
    [...found].map(([couponId, { changed, payAmount, ...change }]) => [
      couponId,
      { ...change, payAmount: sumOf(couponId, changed, payAmount) },
    ]),
  )
}
