import type { Fen } from '../money'
import type { CardStatus } from './card-facts'

/** The facts of a card's state. Times in epoch ms. */
export interface CardStateFacts {
  validFrom: number
  /** End of the card's validity; null without an end. */
  validUntil: number | null
  /** Money left, fen; null for a card without a balance. */
  balance: Fen | null
  /** Total number of tickets that the card covers; null for a card without a count. */
  timesTotal: number | null
  timesUsed: number
  refund: 'NONE' | 'REFUNDING' | 'REFUNDED'
}

/** Returns the tickets that a card can still cover; null for a card without a count. */
export const timesLeft = ({ timesTotal, timesUsed }: Pick<CardStateFacts, 'timesTotal' | 'timesUsed'>): number | null =>
  timesTotal === null ? null : Math.max(0, timesTotal - timesUsed)

/**
 * Returns the state of a card. Checks its refund, then its remaining money or tickets, then its validity. A used-up
 * card stays USED.
 */
export const cardStatusOf = (facts: CardStateFacts, now: number): CardStatus => {
  const { validFrom, validUntil, balance, refund } = facts
  if (refund !== 'NONE') return refund === 'REFUNDED' ? 'REFUND' : 'REFUNDING'
  if (balance === 0 || timesLeft(facts) === 0) return 'USED'
  if (validUntil !== null && now >= validUntil) return 'EXPIRE'
  return now < validFrom ? 'NOT_STARTED' : 'ACTIVE'
}

/**
 * Returns true for a card of the history (`isHistory`): refunded, expired, or used up and past its end. A used-up card
 * before its end is listed with the current cards, because the refund of an order can refill it.
 */
export const isPastCard = (facts: CardStateFacts, now: number): boolean => {
  const status = cardStatusOf(facts, now)
  if (status === 'USED') return facts.validUntil === null || now >= facts.validUntil
  return status !== 'ACTIVE' && status !== 'NOT_STARTED'
}
