import type { Fen } from '../money'

/** Kinds of units that an order contains. */
export type UnitKind = 'TICKET' | 'GOODS' | 'CARD' | 'COUPON_PACKAGE' | 'MEMBERSHIP' | 'PARKING'

/** The facts of a unit that the scope of a coupon matches. Empty texts match nothing. */
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
  /** Price before reductions, fen. */
  price: Fen
  /** Tickets of a bundle, else 1. */
  pieces: number
}

/** A purchase before reductions. */
export interface Basket {
  units: readonly BasketUnit[]
  /** Fee of the delivery, fen; null for a delivery method without a price line. */
  delivery: Fen | null
  /** Service fee, fen. */
  service: Fen
}

/** A tier whose quantity the buyer can still change. */
export interface Tier extends ScopeFacts {
  /** Price of a unit, fen. */
  price: Fen
  /** Tickets in a unit. */
  pieces: number
  /** Units in the basket. */
  quantity: number
  /** Highest quantity within stock and purchase limit. */
  most: number
}
