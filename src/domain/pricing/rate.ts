import { atRate, type Fen, fen, minFen, subtractFen, timesQuantity } from '../money'
import type { BasketUnit } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'

/** A reduction of each ticket of a range, by a privilege card of the buyer. One of `rate` and `cut` is set. */
export interface RateFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  rateId: string
  /** Share of the price that is left to pay, basis points. */
  rate: number | null
  /** Sum off each ticket, fen. */
  cut: Fen | null
}

/** The reduction of one unit, fen, and its source. */
export interface RatedUnit {
  unitId: string
  rateId: string
  cut: Fen
}

/** Returns the reduction of a unit, fen. The rate rounds the price to pay, so that a ticket costs the same everywhere. */
const cutOf = ({ rate, cut }: RateFacts, { price, pieces }: BasketUnit): Fen =>
  rate === null ? minFen(timesQuantity(cut ?? fen(0), pieces), price) : subtractFen(price, atRate(price, rate))

/** Returns the best reduction of each unit (decision 55). Equal ones are ordered by their id. */
export const ratedUnits = (units: readonly BasketUnit[], rates: readonly RateFacts[]): RatedUnit[] =>
  units.flatMap((unit) => {
    const fits = unit.kind === 'TICKET' ? rates.filter((each) => isInScope(each, unit)) : []
    const [best] = fits
      .map((each) => ({ unitId: unit.unitId, rateId: each.rateId, cut: cutOf(each, unit) }))
      .sort((a, b) => b.cut - a.cut || (a.rateId < b.rateId ? -1 : 1))
    return best && best.cut > 0 ? [best] : []
  })
