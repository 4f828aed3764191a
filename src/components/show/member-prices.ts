import type { Services } from '@/components/services'
import { type Fen } from '@/domain/money'
import type { ShownPrice } from '@/domain/price'
import {
  lowestMemberPrice,
  type LowestPriced,
  type MemberPrice,
  type MemberPricedShow,
  priceForMembers,
} from '@/domain/show/member-price'

type Facts = Pick<Services['stores'], 'shop' | 'userFacts'>

/** A member price. `reserved` is true if the space is reserved for a price that may still arrive. */
export interface ShownMemberPrice {
  price: MemberPrice | null
  reserved: boolean
}

/**
 * Returns the member price beside a public price. This is the buyer's own price, else the lowest price of members if
 * the merchant shows that price (decision 81).
 *
 * @param amount public price before fees, fen; null if it is not the price of a ticket
 */
export const shownMemberPrice = (
  { shop, userFacts }: Facts,
  show: MemberPricedShow,
  { own, shown, amount }: { own: MemberPrice | null; shown: ShownPrice; amount: Fen | null },
): ShownMemberPrice => {
  if (own || shown.kind !== 'amount' || show.discountPrivilegeIds.length === 0) return { price: own, reserved: false }
  if (userFacts.awaitsRates) return { price: null, reserved: true }
  const isShown = shop.config?.isShowPrimeCard === true && amount !== null
  return { price: isShown ? priceForMembers(shown, amount, show) : null, reserved: false }
}

/** Returns the member price beside the lowest price of a show. */
export const showMemberPrice = (facts: Facts, show: LowestPriced, shown: ShownPrice): ShownMemberPrice => {
  const isTicketPrice = !show.isFree && (show.customPrice === null || show.customPrice <= 0)
  const amount = isTicketPrice ? show.minOriginalPriceInfo : null
  return shownMemberPrice(facts, show, { own: lowestMemberPrice(shown, show, facts.userFacts.rates), shown, amount })
}
