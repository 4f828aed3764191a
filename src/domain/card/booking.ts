import type { CardKind, CardStatus } from './card-facts'

/** Reasons why a card books no tickets: its kind, its state, the merchant. */
export const BOOKING_BLOCKS = ['KIND', 'NOT_STARTED', 'USED', 'EXPIRE', 'REFUNDING', 'REFUND', 'FROZEN'] as const
export type BookingBlock = (typeof BOOKING_BLOCKS)[number]

/** Returns why a buyer's card books no tickets, or null. Only cards with times and annual cards book. */
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
