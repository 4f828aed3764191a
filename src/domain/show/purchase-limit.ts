/**
 * Reason why the quantity cannot be increased: sold out, the limit of the order or tier, or the limit of this buyer.
 */
type LimitReason = 'stock' | 'order' | 'buyer'

/** Limits of a quantity; null means no limit. */
export interface LimitFacts {
  /** Units of the tier that are left. */
  stock: number | null
  /** Maximum number of units of the tier in one order. */
  planLimit: number | null
  /** Maximum number of tickets for the session in one order. */
  sessionLimit: number | null
  /** Number of tickets for the session that this buyer may still buy. */
  buyerRemaining: number | null
  /** Number of tickets in one unit: 1, or the size of a package. */
  unitQty: number
}

export interface PurchaseLimit {
  /** Maximum number of units: 0 if none is available, `Infinity` if there is no limit. */
  most: number
  /** Reason for the maximum; null if there is no limit. */
  reason: LimitReason | null
}

/** Returns the maximum number of units of a tier in one order, and the limit that determines it (domain §5, §9). */
export const purchaseLimit = ({
  stock,
  planLimit,
  sessionLimit,
  buyerRemaining,
  unitQty,
}: LimitFacts): PurchaseLimit => {
  const units = (tickets: number | null) => (tickets === null ? null : Math.floor(tickets / Math.max(1, unitQty)))
  const bounds: [LimitReason, number | null][] = [
    ['stock', stock],
    ['order', planLimit],
    ['order', units(sessionLimit)],
    ['buyer', units(buyerRemaining)],
  ]
  return bounds.reduce<PurchaseLimit>(
    (tightest, [reason, bound]) =>
      bound !== null && bound < tightest.most ? { most: Math.max(0, bound), reason } : tightest,
    { most: Infinity, reason: null },
  )
}
