import { atRate, type Fen, fen, subtractFen, timesQuantity } from '../money'
import type { ShownPrice } from '../price'
import type { BasketUnit } from '../pricing/basket'
import { type RateFacts, ratedUnits } from '../pricing/rate'

/** A rate of the buyer, and the label of the rate: the level's discount as a text ("5% off"), or the card's name. */
export interface MemberRate extends RateFacts {
  label: string
}

/** Data of a show or its card that determines the member prices. */
export interface MemberPricedShow {
  /** Ids of the privileges that reduce tickets of the show. */
  discountPrivilegeIds: readonly string[]
  /** Lowest rate of a member level, basis points; null if the show has no member prices. */
  levelRate: number | null
}

/**
 * The member price that a screen shows beside the public price. If the buyer has no rate, it is the lowest price for
 * members.
 */
export interface MemberPrice {
  kind: 'LEVEL' | 'CARD' | 'FROM'
  amount: Fen
  /** True if the amount is a lowest price, which is shown as "from". */
  from: boolean
  /** Label of the rate; '' if `kind` is FROM. */
  label: string
}

/** Data of a unit that determines its member price. */
export type PricedUnit = Pick<BasketUnit, 'price' | 'pieces' | 'showId' | 'sessionId' | 'seatPlanId'>

/** Converts a ticket to a unit for the pricing engine. */
export const ticketUnit = (unit: PricedUnit, unitId: string): BasketUnit => ({
  ...{ unitId, kind: 'TICKET', venueId: '', showType: '', tagIds: [], itemId: '', categoryId: '' },
  ...unit,
})

/**
 * Returns the buyer's rates that reduce tickets of a show. The gateway has already checked which rates apply to the
 * show (`discountPrivilegeIds`). This function therefore keeps only limits to sessions and tiers.
 */
export const ratesOfShow = (
  rates: readonly MemberRate[],
  { discountPrivilegeIds: ids }: Pick<MemberPricedShow, 'discountPrivilegeIds'>,
): MemberRate[] =>
  rates.flatMap((rate) => {
    if (!ids.includes(rate.rateId)) return []
    return [rate.useCouponRule === 'LIMIATION_SHOW_SESSION_SEATPLAN' ? rate : { ...rate, useCouponRule: 'ALL_SHOW' }]
  })

/**
 * Returns the member price for units whose public price is shown, including the same fees. Returns null if the member
 * price is not lower, or if no amount is shown.
 *
 * @param shown public price of the units
 * @param rates the buyer's rates for the show (`ratesOfShow`)
 */
export const memberPrice = (
  shown: ShownPrice,
  { units = 1, ...unit }: PricedUnit & { units?: number },
  rates: readonly MemberRate[],
): MemberPrice | null => {
  if (shown.kind !== 'amount') return null
  const [best] = ratedUnits([ticketUnit(unit, '')], rates)
  const rate = rates.find(({ rateId }) => rateId === best?.rateId)
  if (!best || !rate) return null
  const amount = subtractFen(shown.amount, timesQuantity(best.cut, units))
  return { kind: rate.source, amount, from: shown.from, label: rate.label }
}

/** A show with its lowest price before fees, in fen. */
export interface LowestPriced extends MemberPricedShow {
  showId: string
  minOriginalPriceInfo: Fen | null
  customPrice: number | null
  isFree: boolean
}

/**
 * Returns the member price for the lowest price of a show, or null.
 * @param rates all rates of the buyer
 */
export const lowestMemberPrice = (
  shown: ShownPrice,
  show: LowestPriced,
  rates: readonly MemberRate[],
): MemberPrice | null => {
  const { showId, minOriginalPriceInfo: price, customPrice, isFree } = show
  // The merchant's override is not the price of a ticket, so no rate applies to the override.
  if (price === null || isFree || (customPrice !== null && customPrice > 0)) return null
  return memberPrice(shown, { price, pieces: 1, showId, sessionId: '', seatPlanId: '' }, ratesOfShow(rates, show))
}

/**
 * Returns the lowest price for members, which is shown beside the public price if the buyer has no rate. Returns null
 * if there are no member prices.
 */
export const priceForMembers = (
  shown: ShownPrice,
  price: Fen,
  { levelRate }: Pick<MemberPricedShow, 'levelRate'>,
): MemberPrice | null => {
  if (shown.kind !== 'amount' || levelRate === null) return null
  const cut = subtractFen(price, atRate(price, levelRate))
  return cut > 0 ? { kind: 'FROM', amount: fen(shown.amount - cut), from: true, label: '' } : null
}

/**
 * Returns the member price of goods or of a package of coupons; null if it is not lower.
 * @param discount discount of the buyer's level, or null
 */
export const goodsMemberPrice = (
  price: Fen,
  discount: { rate: number; formatDiscount: string } | null | undefined,
): MemberPrice | null => {
  const amount = discount ? atRate(price, discount.rate) : price
  return discount && amount < price ? { kind: 'LEVEL', amount, from: false, label: discount.formatDiscount } : null
}
