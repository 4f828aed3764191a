/** Kinds of privilege cards (decision 71): money, a number of tickets, tickets for a time, a reduction of each ticket. */
export const CARD_KINDS = ['CASH', 'TIMES', 'ANNUAL', 'RATE'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Ways to pay for a card (domain §4). */
export const PRICE_MODES = ['CASH', 'POINT', 'CASH_POINT'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/** States of a buyer's card. All but the first two have a stamp (domain §4). */
export const CARD_STATUSES = ['NOT_STARTED', 'ACTIVE', 'USED', 'EXPIRE', 'REFUNDING', 'REFUND'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** Changes of a buyer's card. Its end by the clock needs none. */
export const CARD_EVENTS = [
  'RECEIVED',
  /** An order is created with it; its money or times are taken. */
  'HELD',
  /** The order ended unpaid. */
  'RELEASED',
  /** The order is paid, or the card was used on site. */
  'USED',
  /** A refund of what the card paid. */
  'RETURNED',
  /** The merchant set its balance or times. */
  'CORRECTED',
  /** The merchant ended it. */
  'ENDED',
  'FROZEN',
  'UNFROZEN',
  /** The money of its refund is in transit. */
  'REFUNDING',
  'REFUNDED',
] as const
export type CardEventKind = (typeof CARD_EVENTS)[number]
