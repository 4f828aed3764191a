import { atRate, type Fen, fen, minFen, subtractFen, timesQuantity } from '../money'
import type { BasketUnit, UnitKind } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'

/** Kinds of units to which rates apply. */
export const RATED_KINDS = ['TICKET', 'GOODS', 'COUPON_PACKAGE'] as const satisfies readonly UnitKind[]

/** Sources of a rate: the buyer's member level, or a privilege card (decision 71). */
export const RATE_SOURCES = ['LEVEL', 'CARD'] as const

/** A reduction of each unit within a scope, by the buyer's level or card. Either `rate` or `cut` is set. */
export interface RateFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card or of the level's privilege. */
  rateId: string
  source: (typeof RATE_SOURCES)[number]
  /** The kind of units to which the rate applies. */
  kind: (typeof RATED_KINDS)[number]
  /** Share of the price that remains to be paid, basis points. */
  rate: number | null
  /** Discount for each piece, fen. */
  cut: Fen | null
}

/** Discount of one unit by a rate, fen, and the source of the rate. */
export interface RatedUnit {
  unitId: string
  rateId: string
  cut: Fen
}

/**
 * Returns the reduction of a unit, in fen. Rounds the price after the rate, so that a unit costs the same on every
 * screen.
 */
const cutOf = ({ rate, cut }: RateFacts, { price, pieces }: BasketUnit): Fen =>
  rate === null ? minFen(timesQuantity(cut ?? fen(0), pieces), price) : subtractFen(price, atRate(price, rate))

/** Returns the best rate of each unit (decision 55). If several are equal, the lowest id is used. */
export const ratedUnits = (units: readonly BasketUnit[], rates: readonly RateFacts[]): RatedUnit[] =>
  units.flatMap((unit) => {
    const fits = rates.filter((each) => each.kind === unit.kind && !unit.isRequired && isInScope(each, unit))
    const [best] = fits
      .map((each) => ({ unitId: unit.unitId, rateId: each.rateId, cut: cutOf(each, unit) }))
      .sort((a, b) => b.cut - a.cut || (a.rateId < b.rateId ? -1 : 1))
    return best && best.cut > 0 ? [best] : []
  })

/** Returns the price of one unit at its best rate, fen. */
export const ratedPrice = (unit: Omit<BasketUnit, 'unitId'>, rates: readonly RateFacts[]): Fen => {
  const [best] = ratedUnits([{ ...unit, unitId: '' }], rates)
  return best ? subtractFen(unit.price, best.cut) : unit.price
}
