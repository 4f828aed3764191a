import { atRate, type Fen, fen, subtractFen, timesQuantity } from '../money'
import type { ShownPrice } from '../price'
import type { BasketUnit } from '../pricing/basket'
import { type RateFacts, ratedUnits } from '../pricing/rate'

/** A rate of the buyer with its label: the discount of the level as a text ("5% off"), or the name of the card. */
export interface MemberRate extends RateFacts {
  label: string
}

/** The part of a show, or of its card, that determines its member prices. */
export interface MemberPricedShow {
  /** Ids of the privileges that reduce its tickets. */
  discountPrivilegeIds: readonly string[]
  /** The lowest rate of a member level, basis points; null without member prices. */
  levelRate: number | null
}

/** The price of the buyer beside the public one, or the lowest price of members for a buyer without a rate. */
export interface MemberPrice {
  kind: 'LEVEL' | 'CARD' | 'FROM'
  amount: Fen
  /** True if the public price is a lowest price. */
  from: boolean
  /** Label of the rate; '' for FROM. */
  label: string
}

/** A unit of a show, as far as its member price depends on it. */
export type PricedUnit = Pick<BasketUnit, 'price' | 'pieces' | 'showId' | 'sessionId' | 'seatPlanId'>

/** Returns the facts of a ticket for the pricing engine. */
export const ticketUnit = (unit: PricedUnit, unitId: string): BasketUnit => ({
  ...{ unitId, kind: 'TICKET', venueId: '', showType: '', tagIds: [], itemId: '', categoryId: '' },
  ...unit,
})

/**
 * Returns the rates of a buyer that reduce tickets of a show. The gateway has compared their ranges with the show
 * (`discountPrivilegeIds`). Only ranges of sessions and tiers remain.
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
 * Returns the price of the buyer for units whose public price is shown, with the same fees. Returns null if it is not
 * lower, or if the public price is no amount.
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

/** A show with its lowest price before fees, fen. */
export interface LowestPriced extends MemberPricedShow {
  showId: string
  minOriginalPriceInfo: Fen | null
  customPrice: number | null
  isFree: boolean
}

/** Returns the price of the buyer beside the lowest price of a show, or null. @param rates all rates of the buyer */
export const lowestMemberPrice = (
  shown: ShownPrice,
  show: LowestPriced,
  rates: readonly MemberRate[],
): MemberPrice | null => {
  const { showId, minOriginalPriceInfo: price, customPrice, isFree } = show
  // The merchant's own price is no price of a ticket.
  if (price === null || isFree || (customPrice !== null && customPrice > 0)) return null
  return memberPrice(shown, { price, pieces: 1, showId, sessionId: '', seatPlanId: '' }, ratesOfShow(rates, show))
}

/** Returns the lowest price of members beside a public price, for a buyer without a rate; null without member prices. */
export const priceForMembers = (
  shown: ShownPrice,
  price: Fen,
  { levelRate }: Pick<MemberPricedShow, 'levelRate'>,
): MemberPrice | null => {
  if (shown.kind !== 'amount' || levelRate === null) return null
  const cut = subtractFen(price, atRate(price, levelRate))
  return cut > 0 ? { kind: 'FROM', amount: fen(shown.amount - cut), from: true, label: '' } : null
}

/** Returns the price of a member for goods; null if it is not lower. @param discount of the buyer's level, or null */
export const goodsMemberPrice = (
  price: Fen,
  discount: { rate: number; formatDiscount: string } | null | undefined,
): MemberPrice | null => {
  const amount = discount ? atRate(price, discount.rate) : price
  return discount && amount < price ? { kind: 'LEVEL', amount, from: false, label: discount.formatDiscount } : null
}
