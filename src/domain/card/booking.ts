import type { CardKind, CardStatus } from './card-facts'

/** Reasons why a card cannot be used for tickets: its kind, its state, or a suspension by the merchant (FROZEN). */
export const BOOKING_BLOCKS = ['KIND', 'NOT_STARTED', 'USED', 'EXPIRE', 'REFUNDING', 'REFUND', 'FROZEN'] as const
export type BookingBlock = (typeof BOOKING_BLOCKS)[number]

/**
 * Returns the reason why a buyer's card cannot be used for tickets, or null. Only annual cards and cards of the kind
 * TIMES can be used.
 */
export const bookingBlock = ({
  cardKind,
  cardStatus,
  isFrozen,
}: {
  cardKind: CardKind
  cardStatus: CardStatus
  isFrozen: boolean
}): BookingBlock | null => {
  if (cardKind !== 'TIMES' && cardKind !== 'ANNUAL') return 'KIND'
  if (cardStatus !== 'ACTIVE') return cardStatus
  return isFrozen ? 'FROZEN' : null
}
