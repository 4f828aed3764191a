import { type Fen, subtractFen, timesQuantity } from '../money'
import {
  type ComboFacts,
  type ComboItem,
  type ComboTier,
  copiesOf,
  MAX_TICKETS,
  type MissingPart,
  missingParts,
  partOf,
  rangeOf,
} from './combo'
import { comboShares, sumsOf } from './shares'

/**
 * Reasons why a choice is impossible. UNKNOWN: an item is not in the combo. DOUBLED: a show or session is chosen twice.
 * MOST: too many shows of a part. QUANTITY: the items have different numbers of sets, or too many. GROUPS: the tiers
 * have no common price.
 */
type ChoiceProblem = 'UNKNOWN' | 'DOUBLED' | 'MOST' | 'QUANTITY' | 'GROUPS'

/** The next number of shows that saves more. */
export interface NextStep {
  count: number
  /** Number of further shows. */
  more: number
  /** Amount that these shows save in addition, at their lowest prices, fen. */
  saving: Fen
}

/** How far a choice is. */
export interface ChoiceState {
  missing: readonly MissingPart[]
  nextStep: NextStep | null
}

const hasTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length

const isQuantityWrong = (facts: ComboFacts, items: readonly ComboItem[]): boolean => {
  const copies = copiesOf(facts, items)
  const tickets = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    !Number.isSafeInteger(copies) ||
    tickets > MAX_TICKETS ||
    items.some(({ partId, quantity }) => quantity < 1 || quantity !== copies * (partOf(facts, partId)?.quantity ?? 0))
  )
}

const tierOf = ({ tiers }: ComboFacts, item: ComboItem): ComboTier | undefined =>
  tiers.find(
    ({ partId, showId, sessionId, seatPlanId }) =>
      seatPlanId === item.seatPlanId &&
      sessionId === item.sessionId &&
      showId === item.showId &&
      partId === item.partId,
  )

/** Returns the first reason why a choice is impossible, or null. Missing shows are not a reason. */
export const choiceProblem = (facts: ComboFacts, items: readonly ComboItem[]): ChoiceProblem | null => {
  const tiers = items.map((item) => tierOf(facts, item))
  if (tiers.includes(undefined)) return 'UNKNOWN'
  if (hasTwice(items.map(({ sessionId }) => sessionId))) return 'DOUBLED'
  if (hasTwice(items.map(({ partId, showId }) => `${partId} ${showId}`))) return 'DOUBLED'
  if (facts.parts.some(({ partId, most }) => items.filter((item) => item.partId === partId).length > most))
    return 'MOST'
  if (isQuantityWrong(facts, items)) return 'QUANTITY'
  return new Set(tiers.map((tier) => tier?.groupId)).size > 1 ? 'GROUPS' : null
}

/** Returns the single price of a show's tickets in one set, fen. */
const showPrice = (facts: ComboFacts, { partId, single }: ComboTier): Fen =>
  timesQuantity(single, partOf(facts, partId)?.quantity ?? 1)

/** Returns the cheapest further show of a choice, shows of incomplete parts first, or null. */
const cheapestNext = (facts: ComboFacts, items: readonly ComboItem[], copies: number): ComboItem | null => {
  const missing = new Set(missingParts(facts, items).map(({ partId }) => partId))
  const group = facts.tiers.find(({ seatPlanId }) => seatPlanId === items[0]?.seatPlanId)?.groupId
  const isOpen = ({ partId }: ComboTier): boolean =>
    items.filter((item) => item.partId === partId).length < (partOf(facts, partId)?.most ?? 0)
  const [next] = facts.tiers
    .filter((tier) => isOpen(tier) && (group === undefined || tier.groupId === group))
    .filter(
      (tier) =>
        !items.some(
          (item) => item.sessionId === tier.sessionId || (item.partId === tier.partId && item.showId === tier.showId),
        ),
    )
    .sort(
      (a, b) =>
        Number(missing.has(b.partId)) - Number(missing.has(a.partId)) || showPrice(facts, a) - showPrice(facts, b),
    )
  if (!next) return null
  const { partId, showId, sessionId, seatPlanId } = next
  return { partId, showId, sessionId, seatPlanId, quantity: copies * (partOf(facts, partId)?.quantity ?? 1) }
}

const nextStepOf = (facts: ComboFacts, items: readonly ComboItem[]): NextStep | null => {
  const { saving: now } = sumsOf(comboShares(facts, items))
  const copies = Math.max(1, copiesOf(facts, items))
  let chosen = items
  while (chosen.length < rangeOf(facts).most) {
    const next = cheapestNext(facts, chosen, copies)
    if (!next) return null
    chosen = [...chosen, next]
    const { saving } = sumsOf(comboShares(facts, chosen))
    if (saving > now)
      return { count: chosen.length, more: chosen.length - items.length, saving: subtractFen(saving, now) }
  }
  return null
}

/** Returns the missing parts of a possible choice, and the next number of shows that saves more. */
export const checkChoice = (facts: ComboFacts, items: readonly ComboItem[]): ChoiceState => ({
  missing: missingParts(facts, items),
  nextStep: nextStepOf(facts, items),
})

/**
 * Returns true if a whole set can be chosen from the tiers.
 * @param facts a combo whose tiers are only those that can be bought
 */
export const isCompletable = ({ parts, tiers }: Pick<ComboFacts, 'parts' | 'tiers'>): boolean =>
  [...new Set(tiers.map(({ groupId }) => groupId))].some((group) =>
    parts.every(({ partId, least }) => {
      const own = tiers.filter((tier) => tier.partId === partId && tier.groupId === group)
      return new Set(own.map(({ showId }) => showId)).size >= least
    }),
  )
