import { atRate, fen, type Fen, minFen, subtractFen, sumFen, timesQuantity } from '../money'
import { allocate } from '../pricing/allocate'
import type { ComboFacts, ComboTier } from './combo'

/** A show of one set, with the number of its tickets. */
export interface SetShow {
  tier: ComboTier
  quantity: number
}

const singleOf = ({ tier, quantity }: SetShow): Fen => timesQuantity(tier.single, quantity)

/** Returns the price of a set of PRICE. */
const tablePrice = ({ rule }: ComboFacts, shows: readonly SetShow[]): Fen => {
  const singles = shows.map(singleOf).sort((a, b) => a - b)
  // A lower single price must not make one more show dearer than its single price. Therefore the price of a smaller set
  // with single tickets applies if it is lower.
  return rule.steps
    .filter(({ count, groupId }) => count <= shows.length && groupId === shows[0].tier.groupId)
    .map(({ count, value }) => sumFen([fen(value), ...singles.slice(0, shows.length - count)]))
    .reduce(minFen, sumFen(singles))
}

/** Returns the value of the last step that a number of shows reaches, or null. */
const reachedValue = ({ rule }: ComboFacts, count: number): number | null => {
  const reached = rule.steps.filter((step) => step.count <= count).sort((a, b) => b.count - a.count)
  return reached.length > 0 ? reached[0].value : null
}

/** Returns the tier of the free show, or undefined. */
const freeShow = ({ rule }: ComboFacts, shows: readonly SetShow[]): ComboTier | undefined => {
  const [{ count }] = rule.steps
  // The cheapest of the `count` dearest shows: a further, cheaper show must not replace the free one (C2).
  const byPrice = shows.map((show) => ({ tier: show.tier, price: singleOf(show) })).sort((a, b) => b.price - a.price)
  return count <= byPrice.length ? byPrice[count - 1].tier : undefined
}

/** Returns the payments of tickets of sorted shows, in the order of the tickets. */
const paymentsOf = (facts: ComboFacts, shows: readonly SetShow[], tickets: readonly ComboTier[]): Fen[] => {
  const singles = tickets.map(({ single }) => single)
  if (facts.promotionMethod === 'PRICE') return allocate(tablePrice(facts, shows), singles)
  if (facts.promotionMethod === 'FREE_ONE') {
    const free = freeShow(facts, shows)
    return tickets.map(({ seatPlanId, single }) => (free?.seatPlanId === seatPlanId ? fen(0) : single))
  }
  const value = reachedValue(facts, shows.length)
  if (value === null) return singles
  if (facts.promotionMethod === 'DISCOUNT') return singles.map((single) => atRate(single, value))
  const sum = sumFen(singles)
  return allocate(subtractFen(sum, minFen(fen(value), sum)), singles)
}

/**
 * Returns the payments of the tickets of a complete set, in fen, by tier. No payment exceeds the single price. The order
 * of the shows does not change a payment.
 */
export const paidInSet = (facts: ComboFacts, set: readonly SetShow[]): ReadonlyMap<string, readonly Fen[]> => {
  // A remaining fen goes to the first of equal tickets. Therefore the order is always the same.
  const shows = [...set].sort((a, b) => (a.tier.seatPlanId < b.tier.seatPlanId ? -1 : 1))
  const tickets = shows.flatMap(({ tier, quantity }) => Array.from({ length: quantity }, () => tier))
  const payments = paymentsOf(facts, shows, tickets)
  return new Map(shows.map(({ tier }) => [tier.seatPlanId, payments.filter((_, at) => tickets[at] === tier)]))
}
