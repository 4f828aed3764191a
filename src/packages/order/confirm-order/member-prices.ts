import type { PreOrder } from '@/api/purchase'
import { type Fen } from '@/domain/money'
import { type MemberPrice, memberPrice, type MemberRate } from '@/domain/show/member-price'

/**
 * Returns the member price of one unit of a tier in the order, without fees. Returns null if no rate applies to the
 * order, for example because a promotion saves more.
 */
export const orderedMemberPrice = (
  { pricingFacts: facts, priceLines }: Pick<PreOrder, 'pricingFacts' | 'priceLines'>,
  seatPlanId: string,
  price: Fen,
): MemberPrice | null => {
  const unit = facts?.basket.units.find((each) => each.seatPlanId === seatPlanId && each.price === price)
  if (!facts || !unit || !priceLines.some(({ kind }) => kind === 'MEMBER')) return null
  // The name of a rate contains its discount.
  const rates = facts.rates.map(({ title, ...rate }): MemberRate => ({ ...rate, source: 'CARD', label: title }))
  return memberPrice({ kind: 'amount', amount: price, from: false }, unit, rates)
}
