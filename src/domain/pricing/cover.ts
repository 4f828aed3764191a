import type { Fen } from '../money'
import type { BasketUnit, ScopeFacts } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'

/** The chosen card of a purchase, which covers tickets of its range. */
export interface CoverFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  coverId: string
  /** Tickets that it can still cover. */
  left: number
}

/** Returns true if a card covers a ticket at all. A bundle is never covered, and a free ticket needs no card. */
export const canCover = (
  range: Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'>,
  unit: ScopeFacts & Pick<BasketUnit, 'price' | 'pieces'>,
): boolean => unit.kind === 'TICKET' && unit.pieces === 1 && unit.price > 0 && isInScope(range, unit)

/** Returns the tickets that a card covers, the dearest first, with their prices. */
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
