import type { Fen } from '../money'

/**
 * Kinds of combos (decision 169). FIXED: each part is one session. FIXED_SHOWS: each part is one show, whose session is
 * chosen. FLEX: some of many shows.
 */
export const ACTIVITY_TYPES = ['FIXED', 'FIXED_SHOWS', 'FLEX'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/**
 * How a combo reduces the price. PRICE: one price for a set. DISCOUNT: a rate of each ticket. CUT: an amount off the
 * sum. FREE_ONE: one show is free.
 */
export const PROMOTION_METHODS = ['PRICE', 'DISCOUNT', 'CUT', 'FREE_ONE'] as const
export type PromotionMethod = (typeof PROMOTION_METHODS)[number]

/** How seats are chosen. SAME: the same seats in sessions of the same plan. EACH: each session for itself. */
export const SEAT_PICK_TYPES = ['SUPPORT_NONE', 'SAME', 'EACH'] as const
export type SeatPickType = (typeof SEAT_PICK_TYPES)[number]

/** Limits of one purchase: sessions, and tickets in all of them (decision 172). */
export const MAX_SESSIONS = 12
export const MAX_TICKETS = 48

/** A step of a price table. It applies from this number of shows on; a step of PRICE applies to this number only. */
export interface ComboStep {
  count: number
  /** Group of tiers to which a price applies; '' for the other methods. */
  groupId: string
  /**
   * PRICE: price of a set, fen. DISCOUNT: share of the price that remains to be paid, basis points. CUT: fen. FREE_ONE: 0.
   */
  value: number
}

/** The price table of a combo, by the number of shows in a set. */
interface ComboRule {
  steps: readonly ComboStep[]
}

/** A choice within a combo: `least` to `most` of some shows, with `quantity` tickets of each in one set. */
export interface ComboPart {
  partId: string
  least: number
  most: number
  quantity: number
}

/** A price tier of a combo. It belongs to exactly one part. */
export interface ComboTier {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
  /** Group of tiers with one price for a set; '' unless the method is PRICE. */
  groupId: string
  /** Price of one ticket without the combo, fen. */
  single: Fen
}

/** Data from which the price of a combo follows. The values can be stored as JSON. */
export interface ComboFacts {
  activityType: ActivityType
  promotionMethod: PromotionMethod
  rule: ComboRule
  parts: readonly ComboPart[]
  tiers: readonly ComboTier[]
}

/** A chosen session. A purchase of several equal sets has their tickets in the same items. */
export interface ComboItem {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
  /** Number of tickets in all sets of the purchase. */
  quantity: number
}

/** Returns the smallest and largest number of shows in a set. */
export const rangeOf = ({ parts }: Pick<ComboFacts, 'parts'>): { least: number; most: number } => ({
  least: parts.reduce((sum, { least }) => sum + least, 0),
  most: parts.reduce((sum, { most }) => sum + most, 0),
})

/** Returns the part of an item, or undefined. */
export const partOf = ({ parts }: Pick<ComboFacts, 'parts'>, partId: string): ComboPart | undefined =>
  parts.find((part) => part.partId === partId)

/** A part of which more shows must be chosen. */
export interface MissingPart {
  partId: string
  /** Number of shows to choose. */
  count: number
}

/** Returns the parts of which too few shows are chosen. */
export const missingParts = (
  { parts }: Pick<ComboFacts, 'parts'>,
  chosen: readonly Pick<ComboItem, 'partId'>[],
): MissingPart[] =>
  parts.flatMap(({ partId, least }) => {
    const count = least - chosen.filter((item) => item.partId === partId).length
    return count > 0 ? [{ partId, count }] : []
  })

/** Returns the number of sets in a purchase of valid items; 0 without items. */
export const copiesOf = (facts: Pick<ComboFacts, 'parts'>, items: readonly ComboItem[]): number => {
  if (items.length === 0) return 0
  return items[0].quantity / (partOf(facts, items[0].partId)?.quantity ?? 1)
}

/** Returns the facts with the tiers of a purchase only. An order stores them, so that its refunds follow its own rule. */
export const factsOfPurchase = (facts: ComboFacts, items: readonly ComboItem[]): ComboFacts => ({
  ...facts,
  tiers: facts.tiers.filter(({ seatPlanId }) => items.some((item) => item.seatPlanId === seatPlanId)),
})

/** States of a combo. SOLD_OUT: no whole set can be bought. */
export const COMBO_STATES = ['TO_COME', 'ON_SALE', 'SOLD_OUT', 'OVER'] as const
export type ComboState = (typeof COMBO_STATES)[number]

export type ComboPhase = Exclude<ComboState, 'SOLD_OUT'>

/** Returns the phase of a combo at a time. Times in epoch ms. */
export const comboPhase = ({ saleTime, saleEnd }: { saleTime: number; saleEnd: number }, now: number): ComboPhase => {
  if (now < saleTime) return 'TO_COME'
  return now < saleEnd ? 'ON_SALE' : 'OVER'
}
