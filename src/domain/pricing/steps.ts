import { addFen, type Fen, fen, subtractFen, sumFen } from '../money'
import type { Basket, BasketUnit } from './basket'
import { eligibleUnits } from './coupon-facts'
import { isPaidByPoints } from './points'
import type { PricingFacts } from './price-of'
import type { Priced, PricedLine } from './priced'
import { ratedUnits } from './rate'

/** A reduction of a price together with the amount on which it was calculated, both in fen. */
export interface PriceStep {
  kind: PricedLine['kind']
  /** Id of the card, rate, promotion or coupon; '' for points. */
  sourceId: string
  /** Amount before the reduction, of the units to which the reduction applies. */
  base: Fen
  /** Amount of the reduction, above 0. */
  cut: Fen
}

/** The parts of a unit, and the amount that is left for the coupon. */
interface SharedUnit extends BasketUnit {
  share: Priced['shares'][number]
  /** Price after rate and promotion, fen. */
  beforeCoupon: Fen
}

const sharedUnits = ({ units }: Basket, { shares }: Priced): SharedUnit[] => {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]))
  return shares.flatMap((share) => {
    const unit = byId.get(share.unitId)
    if (!unit) return []
    const beforeCoupon = subtractFen(subtractFen(subtractFen(unit.price, share.card), share.member), share.promotion)
    return [{ ...unit, share, beforeCoupon }]
  })
}

/**
 * Returns the reductions of a price in the order of the calculation, each with the amount that it was calculated on
 * (decision 54). Fees are not reduced; only cash cards also pay them.
 *
 * @param priced result of `priceOf` for the same basket and facts
 */
export const priceSteps = (basket: Basket, facts: PricingFacts, priced: Priced): PriceStep[] => {
  const units = sharedUnits(basket, priced)
  const rateOf = new Map(ratedUnits(units, facts.rates ?? []).map(({ unitId, rateId }) => [unitId, rateId]))
  const coupon = facts.coupons.find(({ couponId }) => couponId === priced.couponId)
  const isExchange = coupon?.couponType === 'EXCHANGE'
  // A unit that a card or an EXCHANGE coupon covers has no other reduction.
  const open = units.filter(({ share }) => share.card === 0 && !(isExchange && share.coupon > 0))
  const priceSum = (own: readonly SharedUnit[]): Fen => sumFen(own.map(({ price }) => price))
  const baseOf = ({ kind, sourceId }: PricedLine, before: Fen): Fen => {
    switch (kind) {
      case 'CARD':
        return priceSum(units.filter(({ share }) => share.card > 0))
      case 'MEMBER':
        return priceSum(units.filter(({ unitId, share }) => share.member > 0 && rateOf.get(unitId) === sourceId))
      case 'PROMOTION': {
        const showId = facts.promotions.find(({ promotionId }) => promotionId === sourceId)?.showId
        const own = open.filter((unit) => unit.showId === showId && unit.kind === 'TICKET')
        return sumFen(own.map(({ price, share }) => subtractFen(price, share.member)))
      }
      case 'COUPON':
        if (isExchange) return priceSum(units.filter(({ share }) => share.coupon > 0))
        return coupon ? sumFen(eligibleUnits(coupon, open).map(({ beforeCoupon }) => beforeCoupon)) : fen(0)
      case 'POINTS': {
        const own = units.filter(isPaidByPoints)
        return sumFen(own.map(({ share }) => addFen(share.points, share.paid)))
      }
      default:
        return before
    }
  }
  let left = fen(0)
  return priced.lines.flatMap((line) => {
    const before = left
    left = addFen(left, line.amount)
    const { kind, sourceId, amount } = line
    return amount < 0 ? [{ kind, sourceId, base: baseOf(line, before), cut: fen(-amount) }] : []
  })
}
