import { type Fen, subtractFen, sumFen } from '../money'
import { allocate } from './allocate'
import type { BasketUnit } from './basket'
import { type OpenUnit, totalOf } from './coupon-cut'
import { promotionCut, type PromotionFacts } from './promotion'

/** A promotion that is applied, with the part of each unit by its id, fen. */
interface AppliedPromotion {
  promotionId: string
  cut: Fen
  shares: ReadonlyMap<string, Fen>
}

/** One choice of promotions, at most one per show. */
export interface Combination {
  promotions: readonly AppliedPromotion[]
  units: readonly OpenUnit[]
  /** Rest to pay after the promotions, fen. */
  left: Fen
}

/** Takes an amount off units by what is left of them. Returns the part of each unit by its id. */
export const sharesOf = (cut: Fen, units: readonly OpenUnit[]): ReadonlyMap<string, Fen> => {
  const parts = allocate(
    cut,
    units.map(({ left }) => left),
  )
  return new Map(units.map(({ unitId }, at) => [unitId, parts[at]]))
}

/** Returns units less their parts of a reduction. */
export const reduced = (units: readonly OpenUnit[], shares: ReadonlyMap<string, Fen>): OpenUnit[] =>
  units.map((unit) => {
    const share = shares.get(unit.unitId)
    return share === undefined ? unit : { ...unit, left: subtractFen(unit.left, share) }
  })

const withPromotion = (combination: Combination, promotion: PromotionFacts): Combination[] => {
  const own = combination.units.filter(({ showId }) => showId === promotion.showId)
  const { amount, pieces } = totalOf(own)
  const cut = promotionCut(promotion, amount, pieces)
  if (cut === 0) return []
  const shares = sharesOf(cut, own)
  return [
    {
      promotions: [...combination.promotions, { promotionId: promotion.promotionId, cut, shares }],
      units: reduced(combination.units, shares),
      left: subtractFen(combination.left, cut),
    },
  ]
}

/** Returns every choice of promotions for units; the first one has none. */
export const combinationsOf = (
  units: readonly BasketUnit[],
  promotions: readonly PromotionFacts[],
): readonly [Combination, ...Combination[]] => {
  const open = units.map((unit) => ({ ...unit, left: unit.price }))
  const none: Combination = {
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

/** Returns the combination with the least to pay; the first of equals. */
export const cheapest = (combinations: readonly [Combination, ...Combination[]]): Combination =>
  combinations.reduce((best, each) => (each.left < best.left ? each : best))
