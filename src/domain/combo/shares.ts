import { addFen, fen, type Fen, subtractFen, sumFen } from '../money'
import { type ComboFacts, type ComboItem, copiesOf, missingParts } from './combo'
import { paidInSet, type SetShow } from './set-price'

/** The cost of one ticket of a purchase, fen. */
export interface ComboShare {
  /** Id of the unit in the order of its session: tier and number from 1. */
  unitId: string
  single: Fen
  /** Reduction by the combo. */
  cut: Fen
  paid: Fen
}

/** A ticket of a paid combo. */
export interface ComboUnit {
  seatPlanId: string
  /** Single price at the purchase, fen. */
  single: Fen
  /** True if the show was canceled or postponed. The ticket then counts as if the buyer still had it. */
  isCanceled: boolean
}

const tierIn = ({ tiers }: ComboFacts, seatPlanId: string) => tiers.find((tier) => tier.seatPlanId === seatPlanId)

/** Returns the payments of a set; null if it is not a complete combo. */
const paymentsOf = (facts: ComboFacts, shows: readonly SetShow[]) => {
  const chosen = shows.map(({ tier }) => tier)
  return missingParts(facts, chosen).length === 0 ? paidInSet(facts, shows) : null
}

/**
 * Returns the share of each ticket of a valid choice, in the order of the items. Tickets of an incomplete choice cost
 * their single prices.
 */
export const comboShares = (facts: ComboFacts, items: readonly ComboItem[]): ComboShare[] => {
  const copies = copiesOf(facts, items)
  const shows = items.flatMap((item) => {
    const tier = tierIn(facts, item.seatPlanId)
    return tier ? [{ tier, quantity: item.quantity / copies }] : []
  })
  const payments = paymentsOf(facts, shows)
  return shows.flatMap(({ tier: { seatPlanId, single }, quantity }) =>
    Array.from({ length: quantity * copies }, (_, at) => {
      const paid = payments?.get(seatPlanId)?.[at % quantity] ?? single
      return { unitId: `${seatPlanId}_${at + 1}`, single, cut: subtractFen(single, paid), paid }
    }),
  )
}

/** Sums of a purchase, fen. */
export interface ComboSums {
  total: Fen
  singleTotal: Fen
  saving: Fen
}

/** Returns the sums of shares. */
export const sumsOf = (shares: readonly ComboShare[]): ComboSums => ({
  total: sumFen(shares.map(({ paid }) => paid)),
  singleTotal: sumFen(shares.map(({ single }) => single)),
  saving: sumFen(shares.map(({ cut }) => cut)),
})

/**
 * Returns the price of the tickets that are left of a paid combo, in fen, without those of canceled shows (decision
 * 175). Tickets that still form sets cost what a set of their number costs, all others their single price.
 * @param facts the facts of the purchase
 * @param units the tickets that are left, and those of canceled shows
 */
export const restPrice = (facts: ComboFacts, units: readonly ComboUnit[]): Fen => {
  const byTier = new Map<string, ComboUnit[]>()
  for (const unit of units) byTier.set(unit.seatPlanId, [...(byTier.get(unit.seatPlanId) ?? []), unit])
  const shows = [...byTier].map(([seatPlanId, left]) => {
    const tier = tierIn(facts, seatPlanId)
    const quantity = facts.parts.find(({ partId }) => partId === tier?.partId)?.quantity ?? left.length + 1
    return {
      left,
      quantity,
      sets: Math.floor(left.length / quantity),
      tier: tier && { ...tier, single: left[0].single },
    }
  })
  const sets = Math.max(0, ...shows.map((show) => show.sets))
  let sum = sumFen(shows.flatMap(({ left, quantity, sets: full }) => chargedIn(left.slice(quantity * full))))
  for (let at = 0; at < sets; at += 1) {
    const inSet = shows.flatMap(({ tier, quantity, left, sets: full }) =>
      tier && full > at ? [{ tier, quantity, left: left.slice(at * quantity, (at + 1) * quantity) }] : [],
    )
    const payments = paymentsOf(facts, inSet)
    for (const { tier, left } of inSet) sum = addFen(sum, sumFen(chargedIn(left, payments?.get(tier.seatPlanId))))
  }
  return sum
}

/** Returns the prices of tickets whose show was not canceled: the payments, or else the single prices. */
const chargedIn = (units: readonly ComboUnit[], payments?: readonly Fen[]): Fen[] =>
  units.flatMap(({ single, isCanceled }, at) => (isCanceled ? [] : [payments?.[at] ?? single]))

/** Returns the lines of the price of a combo: the single prices, and the reduction if there is one. */
export const comboLines = ({ singleTotal, saving }: ComboSums): { kind: 'TICKETS' | 'PROMOTION'; amount: Fen }[] => [
  { kind: 'TICKETS', amount: singleTotal },
  ...(saving > 0 ? [{ kind: 'PROMOTION' as const, amount: fen(-saving) }] : []),
]
