/** The facts of a coupon that the selection needs. `discountAmount` in fen for this order, `expireTime` in epoch ms. */
export interface Choosable {
  couponType: string
  usable: boolean
  discountAmount: number
  expireTime: number | null
  /** Use rule, in the gateway's spelling (domain §4). */
  useCouponRule?: string
}

/** Use rules from the narrowest to the widest. */
const SCOPES = [
  'LIMIATION_SHOW_SESSION_SEATPLAN',
  'LIMIATION_ITEM',
  'LIMIATION_SHOW_DATA',
  'LIMIATION_ITEM_CATEGORY',
  'LIMIATION_VENUE_USE',
  'LIMIATION_SHOW_TYPE_OR_TAG',
  'ALL_SHOW',
  'ALL_PRODUCT',
]

const width = (rule = ''): number => {
  const index = SCOPES.indexOf(rule)
  return index < 0 ? SCOPES.length : index
}

const isExchange = (coupon: Choosable): boolean => coupon.couponType === 'EXCHANGE'

/**
 * Returns the coupon that is selected by default, or null if none is usable.
 * An exchange coupon comes first, then the highest discount, the earlier expiry, the narrower scope (domain §5).
 * Decision 42 is when to select one by default.
 */
export const bestCoupon = <T extends Choosable>(coupons: readonly T[]): T | null => {
  const usable = coupons.filter((coupon) => coupon.usable)
  const ranked = usable.sort(
    (a, b) =>
      Number(isExchange(b)) - Number(isExchange(a)) ||
      b.discountAmount - a.discountAmount ||
      compare(a.expireTime ?? Infinity, b.expireTime ?? Infinity) ||
      width(a.useCouponRule) - width(b.useCouponRule),
  )
  return ranked[0] ?? null
}

// Infinity - Infinity would be NaN
const compare = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1)
