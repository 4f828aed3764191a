import { type Fen, subtractFen, sumFen } from '../money'
import { allocate } from './allocate'
import type { BasketUnit } from './basket'
import { type OpenUnit, totalOf } from './coupon-cut'
import type { CouponRules } from './coupon-facts'
import { promotionCut, type PromotionFacts } from './promotion'

/** A promotion that is applied. `shares` contains the discount of each unit by unit id, fen. */
interface AppliedPromotion {
  promotionId: string
  cut: Fen
  shares: ReadonlyMap<string, Fen>
}

/** A combination of rates and promotions, with at most one promotion per show. */
export interface Combination {
  /** True if the rates are applied to the units. */
  isRated: boolean
  promotions: readonly AppliedPromotion[]
  units: readonly OpenUnit[]
  /** Amount due after the promotions, fen. */
  left: Fen
}

/** Splits a discount over units in proportion to their remaining prices. Returns the share of each unit by unit id. */
export const sharesOf = (cut: Fen, units: readonly OpenUnit[]): ReadonlyMap<string, Fen> => {
  const parts = allocate(
    cut,
    units.map(({ left }) => left),
  )
  return new Map(units.map(({ unitId }, at) => [unitId, parts[at]]))
}

/** Returns the units with their shares of a discount subtracted. */
export const reduced = (units: readonly OpenUnit[], shares: ReadonlyMap<string, Fen>): OpenUnit[] =>
  units.map((unit) => {
    const share = shares.get(unit.unitId)
    return share === undefined ? unit : { ...unit, left: subtractFen(unit.left, share) }
  })

const withPromotion = (combination: Combination, promotion: PromotionFacts): Combination[] => {
  // Promotions of a show do not reduce goods that are sold with its tickets.
  const own = combination.units.filter(({ kind, showId }) => kind === 'TICKET' && showId === promotion.showId)
  const { amount, pieces } = totalOf(own)
  const cut = promotionCut(promotion, amount, pieces)
  if (cut === 0) return []
  const shares = sharesOf(cut, own)
  return [
    {
      ...combination,
      promotions: [...combination.promotions, { promotionId: promotion.promotionId, cut, shares }],
      units: reduced(combination.units, shares),
      left: subtractFen(combination.left, cut),
    },
  ]
}

export type Combinations = readonly [Combination, ...Combination[]]

/** Returns all possible selections of promotions for the units. The first selection contains no promotion. */
const withPromotions = (
  units: readonly BasketUnit[],
  promotions: readonly PromotionFacts[],
  isRated: boolean,
): Combinations => {
  const open = units.map((unit) => ({ ...unit, left: unit.price }))
  const none: Combination = {
    isRated,
    promotions: [],
    units: open,
    left: sumFen(open.map(({ left }) => left)),
  }
  let all: [Combination, ...Combination[]] = [none]
  for (const showId of new Set(promotions.map((each) => each.showId))) {
    const own = promotions.filter((each) => each.showId === showId)
    const [first, ...rest] = all
    all = [
      first,
      ...rest,
      ...all.flatMap((combination) => own.flatMap((promotion) => withPromotion(combination, promotion))),
    ]
  }
  return all
}

/** Units before and after their rates, in the same order. */
export interface RatedUnits {
  full: readonly BasketUnit[]
  rated: readonly BasketUnit[]
}

/**
 * Returns every combination of rates and promotions. If several cost the same, the preferred one comes first. The
 * result includes promotions without rates. A rate can reduce the amount below the threshold of a promotion that saves
 * more.
 *
 * @param isShared false if rates and promotions exclude each other; promotions are then preferred (decision 55)
 */
export const combinationsOf = (
  { full, rated }: RatedUnits,
  promotions: readonly PromotionFacts[],
  isShared: boolean,
): Combinations => {
  const all = withPromotions(rated, promotions, true)
  if (rated.every(({ price }, at) => price === full[at].price)) return all
  const [, ...alone] = withPromotions(full, promotions, false)
  const [none] = all
  if (isShared) return [...all, ...alone]
  const [first, ...rest] = [...alone, none]
  return [first, ...rest]
}

/** Returns the combination with the lowest amount due; the first one if several are equal. */
export const cheapest = (combinations: Combinations): Combination =>
  combinations.reduce((best, each) => (each.left < best.left ? each : best))

/** Returns the combinations to which a coupon can be added. */
export const combinationsWith = (
  { combinesWith }: Pick<CouponRules, 'combinesWith'>,
  combinations: Combinations,
): readonly Combination[] =>
  combinesWith ? combinations : combinations.filter(({ promotions }) => promotions.length === 0)
