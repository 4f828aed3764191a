/**
 * Reason why the quantity cannot be increased: sold out, the limit of the order or tier, or the limit of this buyer.
 */
type LimitReason = 'stock' | 'order' | 'buyer'

/** Limits of a quantity; null means no limit. */
export interface LimitFacts {
  /** Units of the tier left. */
  stock: number | null
  /** Units of the tier one order may hold. */
  planLimit: number | null
  /** Tickets of the session one order may hold. */
  sessionLimit: number | null
  /** Tickets of the session this buyer may still buy. */
  buyerRemaining: number | null
  /** Tickets in one unit: 1, or a package's size. */
  unitQty: number
}

export interface PurchaseLimit {
  /** Maximum units; 0 if none is available, `Infinity` without a bound. */
  most: number
  /** Reason of the bound; null without one. */
  reason: LimitReason | null
}

/**
 * Returns the maximum units of a tier in one order, with the reason (domain §5, §9). The reason is the buyer's own
 * limit if that is the lowest.
 */
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
