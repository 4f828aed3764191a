import type { Fen } from '../money'
import type { BasketUnit } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'

/** The chosen card of a purchase, which covers tickets of its range. */
export interface CoverFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  coverId: string
  /** Tickets that it can still cover. */
  left: number
}

/** Returns the tickets that a card covers, the dearest first, with their prices. A bundle is never covered. */
export const coveredByCard = (
  units: readonly BasketUnit[],
  cover: CoverFacts | null | undefined,
): ReadonlyMap<string, Fen> => {
  if (!cover) return new Map()
  const fits = units
    .filter((unit) => unit.kind === 'TICKET' && unit.pieces === 1 && unit.price > 0 && isInScope(cover, unit))
    .sort((a, b) => b.price - a.price || (a.unitId < b.unitId ? -1 : 1))
  return new Map(fits.slice(0, cover.left).map(({ unitId, price }) => [unitId, price]))
}
