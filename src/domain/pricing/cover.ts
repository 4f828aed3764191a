import type { Fen } from '../money'
import type { BasketUnit, ScopeFacts } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'

/** The selected card of a purchase, which covers the full price of tickets in its scope. */
export interface CoverFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  coverId: string
  /** Number of tickets that the card can still cover. */
  left: number
}

/** Returns true if a card can cover a unit. A bundle is never covered, and a free ticket needs no card. */
export const canCover = (
  range: Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'>,
  unit: ScopeFacts & Pick<BasketUnit, 'price' | 'pieces'>,
): boolean => unit.kind === 'TICKET' && unit.pieces === 1 && unit.price > 0 && isInScope(range, unit)

/** Returns the prices of the tickets that a card covers, by unit id. The most expensive tickets are covered first. */
export const coveredByCard = (
  units: readonly BasketUnit[],
  cover: CoverFacts | null | undefined,
): ReadonlyMap<string, Fen> => {
  if (!cover) return new Map()
  const fits = units
    .filter((unit) => canCover(cover, unit))
    .sort((a, b) => b.price - a.price || (a.unitId < b.unitId ? -1 : 1))
  return new Map(fits.slice(0, cover.left).map(({ unitId, price }) => [unitId, price]))
}
