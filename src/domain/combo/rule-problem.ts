import { type Fen, fen, minFen, timesQuantity } from '../money'
import { type ComboFacts, MAX_SESSIONS, MAX_TICKETS, partOf, rangeOf } from './combo'

/**
 * Reasons why a combo cannot be stored. PARTS: a part has wrong numbers, or more choices than its kind allows. SIZE: too
 * many sessions or tickets. STEPS: the price table has no step, a doubled one, a missing one or an invalid value. DEARER:
 * one more show could cost more than its single price (C2).
 */
type RuleProblem = 'PARTS' | 'SIZE' | 'STEPS' | 'DEARER'

const arePartsWrong = ({ activityType, parts, tiers }: ComboFacts): boolean =>
  rangeOf({ parts }).least < 1 ||
  new Set(parts.map(({ partId }) => partId)).size < parts.length ||
  new Set(tiers.map(({ seatPlanId }) => seatPlanId)).size < tiers.length ||
  parts.some(({ partId, least, most, quantity }) => {
    const own = tiers.filter((tier) => tier.partId === partId)
    const shows = new Set(own.map(({ showId }) => showId)).size
    const sessions = new Set(own.map(({ sessionId }) => sessionId)).size
    if (least < 0 || most < Math.max(1, least) || most > shows || quantity < 1) return true
    if (activityType === 'FIXED') return least !== 1 || sessions !== 1
    return activityType === 'FIXED_SHOWS' && (least !== 1 || shows !== 1)
  })

const isTooLarge = ({ parts }: ComboFacts): boolean =>
  rangeOf({ parts }).most > MAX_SESSIONS ||
  parts.reduce((sum, each) => sum + each.most * each.quantity, 0) > MAX_TICKETS

/** Returns the groups of tiers with a common price. */
const groupsOf = ({ tiers }: ComboFacts): string[] => [...new Set(tiers.map(({ groupId }) => groupId))]

const lowestShow = (facts: ComboFacts, groupId: string): Fen =>
  facts.tiers
    .filter((tier) => tier.groupId === groupId)
    .map(({ partId, single }) => timesQuantity(single, partOf(facts, partId)?.quantity ?? 1))
    .reduce(minFen, fen(Number.MAX_SAFE_INTEGER))

const valuesOf = ({ rule }: ComboFacts, groupId: string): number[] =>
  rule.steps
    .filter((step) => step.groupId === groupId)
    .sort((a, b) => a.count - b.count)
    .map(({ value }) => value)

const areStepsWrong = (facts: ComboFacts): boolean => {
  const { steps } = facts.rule
  const { least, most } = rangeOf(facts)
  const groups = groupsOf(facts)
  const keys = steps.map(({ count, groupId }) => `${count} ${groupId}`)
  if (steps.length === 0 || new Set(keys).size < keys.length) return true
  if (steps.some(({ count, value }) => count < 1 || count > most || !Number.isSafeInteger(value) || value < 0))
    return true
  if (steps.some(({ groupId }) => !groups.includes(groupId))) return true
  if (facts.promotionMethod === 'FREE_ONE') return steps.length > 1 || steps[0].count < 2
  if (facts.promotionMethod === 'DISCOUNT') return steps.some(({ value }) => value > 10_000)
  if (facts.promotionMethod === 'CUT') return false
  return steps.some(({ count }) => count < least) || steps.length < groups.length * (most - least + 1)
}

const isDearer = (facts: ComboFacts): boolean =>
  groupsOf(facts).some((groupId) => {
    const allowed = facts.promotionMethod === 'PRICE' ? lowestShow(facts, groupId) : 0
    // A rate is what remains to be paid, so it must not grow. A cut must not shrink.
    const sign = facts.promotionMethod === 'CUT' ? -1 : 1
    return valuesOf(facts, groupId).some((value, at, values) => at > 0 && sign * (value - values[at - 1]) > allowed)
  })

/** Returns the first reason why a combo cannot be stored, or null. */
export const ruleProblem = (facts: ComboFacts): RuleProblem | null => {
  if (arePartsWrong(facts)) return 'PARTS'
  if (isTooLarge(facts)) return 'SIZE'
  if (areStepsWrong(facts)) return 'STEPS'
  return isDearer(facts) ? 'DEARER' : null
}
