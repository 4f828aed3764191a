import { scopeWidth } from '../pricing/coupon-facts'

/** The facts of a coupon that the selection needs. `discountAmount` in fen for this order, `expireTime` in epoch ms. */
export interface Choosable {
  couponId: string
  couponType: string
  discountAmount: number
  expireTime: number | null
  /** Use rule, in the gateway's spelling (domain §4). */
  useCouponRule?: string
}

const isExchange = (coupon: Choosable): boolean => coupon.couponType === 'EXCHANGE'

// Equal values return 0 first, because Infinity - Infinity is NaN.
const compare = <T extends number | string>(left: T, right: T): number => (left === right ? 0 : left < right ? -1 : 1)

/** Compares coupons for a sort: exchange first, the highest discount, the earlier end, the narrower scope, the id. */
export const comparePreference = (a: Choosable, b: Choosable): number =>
  Number(isExchange(b)) - Number(isExchange(a)) ||
  compare(b.discountAmount, a.discountAmount) ||
  compare(a.expireTime ?? Infinity, b.expireTime ?? Infinity) ||
  compare(scopeWidth(a.useCouponRule ?? ''), scopeWidth(b.useCouponRule ?? '')) ||
  compare(a.couponId, b.couponId)

/** Returns the coupon that is selected by default (domain §5, decision 42), or null if none is usable. */
export const bestCoupon = <T extends Choosable & { usable: boolean }>(coupons: readonly T[]): T | null =>
  coupons.filter(({ usable }) => usable).sort(comparePreference)[0] ?? null
