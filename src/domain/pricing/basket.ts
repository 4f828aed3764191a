import type { Fen } from '../money'

/** Kinds of units that an order contains. */
export type UnitKind = 'TICKET' | 'GOODS' | 'CARD' | 'COUPON_PACKAGE' | 'MEMBERSHIP' | 'PARKING'

/** Data of a unit that is compared with the scope of a coupon. Empty strings match nothing. */
export interface ScopeFacts {
  kind: UnitKind
  showId: string
  sessionId: string
  seatPlanId: string
  venueId: string
  showType: string
  tagIds: readonly string[]
  itemId: string
  categoryId: string
}

/** One unit of a purchase: a ticket, the tickets of a bundle, or a piece of goods. */
export interface BasketUnit extends ScopeFacts {
  unitId: string
  /** Price before discounts, fen. */
  price: Fen
  /** Number of tickets in a bundle; 1 for other units. */
  pieces: number
  /**
   * True for goods that every ticket contains. Rates do not reduce them, because lists show their price to everyone.
   */
  isRequired?: boolean | undefined
}

/** A purchase before discounts. */
export interface Basket {
  units: readonly BasketUnit[]
  /** Delivery fee, fen; null if the delivery method has no price line. */
  delivery: Fen | null
  /** Service fee, fen. */
  service: Fen
}

/** A tier whose quantity the buyer can still change. */
export interface Tier extends ScopeFacts {
  /** Price of one unit, fen. */
  price: Fen
  /** Number of tickets in one unit. */
  pieces: number
  /** Number of units in the basket. */
  quantity: number
  /** Maximum number of units that the stock and the purchase limit allow. */
  most: number
}
