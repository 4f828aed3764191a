import type { CardEventKind, CardKind, CardStatus } from './card-facts'

/** The facts of an annual card that decide about its holder. */
interface HolderFacts {
  cardKind: CardKind
  cardStatus: CardStatus
  isFrozen: boolean
  /** Number of tickets that the card covers, also in unpaid orders. */
  timesUsed: number
  /** Kinds of the card's changes. */
  events: readonly CardEventKind[]
}

/**
 * Returns true if the buyer can correct the holder of a card. A holder can be corrected once, and is fixed after the
 * first redemption.
 */
export const canCorrectHolder = ({ cardKind, cardStatus, isFrozen, timesUsed, events }: HolderFacts): boolean =>
  cardKind === 'ANNUAL' &&
  (cardStatus === 'ACTIVE' || cardStatus === 'NOT_STARTED') &&
  !isFrozen &&
  timesUsed === 0 &&
  !events.includes('USED') &&
  !events.includes('HOLDER_CORRECTED')
