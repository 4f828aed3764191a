import type { Fen } from '../money'
import type { Basket, BasketUnit, Tier } from './basket'
import { countsKind, type CouponFacts, isInScope } from './coupon-facts'
import { priceOf, type PricingFacts } from './price-of'
import type { Candidate } from './priced'
import type { WouldApply } from './reason'

const unitsOfTier = ({ quantity: _, most: __, ...unit }: Tier, quantity: number): BasketUnit[] =>
  Array.from({ length: quantity }, (___, at) => ({ ...unit, unitId: `${unit.seatPlanId}_${at + 1}` }))

/** Returns true for a unit that belongs to no tier: goods that are bought with the tickets. */
const isExtra = ({ seatPlanId }: BasketUnit): boolean => seatPlanId === ''

const ownGoods = ({ units }: Basket): BasketUnit[] => units.filter(isExtra)

interface Offer {
  basket: Basket
  /** Tiers of the session whose quantity can change; empty for selected seats. */
  tiers: readonly Tier[]
  facts: PricingFacts
  /** Amount to pay with points, fen. If undefined, the merchant's rule decides. */
  points?: Fen | undefined
  /** Ids of the selected cash cards. */
  cashCards?: readonly string[] | undefined
  now: number
  /** Returns the service fee for a number of tickets, in fen. */
  serviceFee: (tickets: number) => Fen
  /** Returns the goods of a number of tickets. If absent, the goods of the basket apply. */
  goodsOf?: (tickets: number) => readonly BasketUnit[]
}

/**
 * Returns true if more units of the tier could make the coupon apply. More units of a selected tier can reach the
 * coupon's minimum. Another tier can be within the coupon's scope.
 */
const isHelped = (coupon: CouponFacts, { reason }: Candidate, tier: Tier): boolean =>
  (tier.quantity > 0 ? reason?.code === 'AMOUNT' || reason?.code === 'QUANTITY' : reason?.code === 'SCOPE') &&
  countsKind(coupon, tier) &&
  isInScope(coupon, tier)

/**
 * Returns the change of the purchase that makes a coupon apply, by coupon id. Below the minimum, the change is a higher
 * quantity of a tier. Outside the scope, the change is another tier of the session. Returns the change with the lowest
 * amount due, and omits coupons that no change makes apply.
 *
 * @param candidates results of the coupons before the change, in the order of `facts.coupons`
 */
export const changesThatApply = (
  candidates: readonly Candidate[],
  { basket, tiers, facts, points, cashCards, now, serviceFee, goodsOf = () => ownGoods(basket) }: Offer,
): ReadonlyMap<string, WouldApply> => {
  const found = new Map<string, WouldApply & { changed: Basket }>()
  for (const tier of tiers) {
    const instead = tier.quantity === 0
    const tickets = basket.units.filter((unit) => !isExtra(unit))
    const others = instead ? [] : tickets.filter(({ seatPlanId }) => seatPlanId !== tier.seatPlanId)
    let open = facts.coupons.filter((coupon, at) => isHelped(coupon, candidates[at], tier))
    for (let quantity = tier.quantity + 1; quantity <= tier.most && open.length > 0; quantity += 1) {
      const changedTickets = [...others, ...unitsOfTier(tier, quantity)]
      const count = changedTickets.reduce((sum, { pieces }) => sum + pieces, 0)
      const service = serviceFee(count)
      const units = [...changedTickets, ...goodsOf(count)]
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
