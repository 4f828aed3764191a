/**
 * Kinds of privilege cards (decision 71): money, a number of tickets, tickets for a time, a reduction of each ticket.
 */
export const CARD_KINDS = ['CASH', 'TIMES', 'ANNUAL', 'RATE'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Ways to pay for a card (domain §4). */
export const PRICE_MODES = ['CASH', 'POINT', 'CASH_POINT'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/** States of a buyer's card. All but the first two have a stamp (domain §4). */
export const CARD_STATUSES = ['NOT_STARTED', 'ACTIVE', 'USED', 'EXPIRE', 'REFUNDING', 'REFUND'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** Events of a buyer's card. Its expiry needs no event, because it follows from the clock. */
export const CARD_EVENTS = [
  'RECEIVED',
  /** An order reserved money or tickets of the card. */
  'HELD',
  /** The order ended unpaid. */
  'RELEASED',
  /** The order is paid, or the card was used on site. */
  'USED',
  /** A refund returned the part that the card paid. */
  'RETURNED',
  /** The merchant changed the balance or the number of tickets. */
  'CORRECTED',
  /** The buyer corrected the holder. */
  'HOLDER_CORRECTED',
  /** The merchant ended the card. */
  'ENDED',
  'FROZEN',
  'UNFROZEN',
  /** The card is being refunded, and the money is in transit. */
  'REFUNDING',
  'REFUNDED',
] as const
export type CardEventKind = (typeof CARD_EVENTS)[number]
