/** Coupon status (domain §4). */
export const COUPON_STATUSES = ['AVAILABLE', 'UN_AVAILABLE', 'USED', 'EXPIRED', 'PENDING', 'REFUNDING'] as const
export type CouponStatus = (typeof COUPON_STATUSES)[number]

/**
 * Reads a status in either of its spellings, a number or a name, also within `{ code }`: 1 is available, 3 expired, any
 * other number used; a name passes through, an unknown one is not available (decision 35).
 */
export const readCouponStatus = (wire: unknown): CouponStatus => {
  const value = typeof wire === 'object' && wire !== null && 'code' in wire ? wire.code : wire
  const code =
    typeof value === 'number' ? value : typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : null
  if (code !== null) return code === 1 ? 'AVAILABLE' : code === 3 ? 'EXPIRED' : 'USED'
  return COUPON_STATUSES.find((status) => status === value) ?? 'UN_AVAILABLE'
}
