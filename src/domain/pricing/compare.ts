import { comparePreference } from '../coupon/best'
import { addFen, type Fen, fen, subtractFen } from '../money'
import type { Basket } from './basket'
import { combinationsOf } from './combinations'
import { coveredByCard } from './cover'
import { payByPoints } from './points'
import { priceOf, type PricingChoice, type PricingFacts } from './price-of'
import type { Candidate } from './priced'
import { ratedUnits } from './rate'

/** A purchase with its facts, and the choice of the buyer. `couponId` is '' without a coupon. */
export interface PricedChoice {
  basket: Basket
  facts: PricingFacts
  choice: PricingChoice & { couponId: string }
  /** Epoch ms. */
  now: number
}

/** One combination of rate, promotions and coupon. */
export interface Combined {
  /** '' without a coupon. */
  couponId: string
  /** True if units have their rates. */
  isRated: boolean
  promotionIds: readonly string[]
  /** Amount due after points and before cash cards, fen. Cash cards are money, so they make no combination cheaper. */
  due: Fen
}

/** A coupon with which the order costs less than with the buyer's choice. */
export interface BetterCoupon {
  /** '' if the order costs least without a coupon. */
  couponId: string
  /** Amount that the buyer saves in addition, fen, above 0. */
  more: Fen
}

/** Prices the order without a coupon and cash cards. `candidates` of the result has the amount due with each coupon. */
const withoutCoupon = ({ basket, facts, choice, now }: PricedChoice) =>
  priceOf(basket, { couponId: '', points: choice.points }, facts, now)

/**
 * Coupons that reduce the order, the lowest amount due first. Coupons with equal amounts are in the order of domain §5.
 */
const applied = ({ facts }: PricedChoice, candidates: readonly Candidate[]) =>
  facts.coupons
    .flatMap((coupon, at) => {
      const { payAmount: due, cut: discountAmount } = candidates[at]
      return due === null ? [] : [{ ...coupon, discountAmount, due }]
    })
    .sort((a, b) => a.due - b.due || comparePreference(a, b))

/**
 * Returns the coupon choice with the lowest amount due for the same points, or null if the buyer's choice already has
 * it. At equal amounts no coupon is better than a coupon.
 */
export const betterCoupon = (priced: PricedChoice): BetterCoupon | null => {
  const { couponId } = priced.choice
  const none = withoutCoupon(priced)
  const coupons = applied(priced, none.candidates)
  const chosen = coupons.find((coupon) => coupon.couponId === couponId)?.due ?? none.payAmount
  const [first] = coupons
  const best = first && first.due < none.payAmount ? first : { couponId: '', due: none.payAmount }
  return best.due < chosen ? { couponId: best.couponId, more: subtractFen(chosen, best.due) } : null
}

/** Combinations of rates and promotions without a coupon. */
const withoutCoupons = ({ basket, facts, choice }: PricedChoice): Combined[] => {
  const byCard = coveredByCard(basket.units, facts.cover)
  const full = basket.units.filter(({ unitId }) => !byCard.has(unitId))
  const cuts = new Map(ratedUnits(full, facts.rates ?? []).map(({ unitId, cut }) => [unitId, cut]))
  const rated = full.map((unit) => ({ ...unit, price: subtractFen(unit.price, cuts.get(unit.unitId) ?? fen(0)) }))
  const fees = addFen(basket.delivery ?? fen(0), basket.service)
  const { promoPrimeShared: isShared = true } = facts
  return combinationsOf({ full, rated }, facts.promotions, isShared).map(({ isRated, promotions, units, left }) => {
    const { usage } = payByPoints(units, facts.points, choice.points)
    return {
      couponId: '',
      isRated: isRated && cuts.size > 0,
      promotionIds: promotions.map(({ promotionId }) => promotionId),
      due: addFen(subtractFen(left, usage?.amount ?? fen(0)), fees),
    }
  })
}

/**
 * Returns the combinations that the calculation compares, the lowest amount due first, and their number. A coupon
 * occurs with the rates and promotions that are best beside it.
 *
 * @param most maximum number of returned combinations
 */
export const comparedCombinations = (priced: PricedChoice, most: number): { count: number; first: Combined[] } => {
  const { basket, facts, choice, now } = priced
  const coupons = applied(priced, withoutCoupon(priced).candidates)
  const byCoupon = coupons.slice(0, most).map((coupon): Combined => {
    const { couponId, due } = coupon
    const only = { ...facts, coupons: [coupon] }
    const { lines, promotionIds } = priceOf(basket, { couponId, points: choice.points }, only, now)
    return { couponId, isRated: lines.some(({ kind }) => kind === 'MEMBER'), promotionIds, due }
  })
  const others = withoutCoupons(priced)
  return {
    count: coupons.length + others.length,
    first: [...others, ...byCoupon].sort((a, b) => a.due - b.due).slice(0, most),
  }
}
