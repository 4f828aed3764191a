import type { ScopeFacts } from './basket'
import { takesOff } from './coupon-cut'
import { countsKind, type CouponFacts, isInScope } from './coupon-facts'
import type { ReasonCode } from './reason'

/** Returns the reason why a coupon cannot be used for any purchase in this shop at `now` (epoch ms); otherwise null. */
export const stateReason = (coupon: CouponFacts, now: number): ReasonCode | null => {
  const { couponStatus, startTime, expireTime, useWay, couponType } = coupon
  if (couponStatus === 'USED' || couponStatus === 'REFUNDING') return couponStatus
  if (couponStatus === 'UN_AVAILABLE') return 'HELD'
  if (couponStatus === 'EXPIRED' || (expireTime !== null && now >= expireTime)) return 'EXPIRED'
  if (couponStatus === 'PENDING' || now < startTime) return 'NOT_STARTED'
  if (couponType !== 'EXCHANGE' && !takesOff(couponType)) return 'OUTER'
  return useWay === 'OFFLINE' ? 'OFFLINE' : null
}

/** Returns the reason why a coupon applies to none of the units in any quantity; otherwise null. @param now epoch ms */
export const unfitReason = (coupon: CouponFacts, units: readonly ScopeFacts[], now: number): ReasonCode | null => {
  const state = stateReason(coupon, now)
  if (state) return state
  const counted = units.filter((unit) => countsKind(coupon, unit))
  if (counted.length === 0) return 'BIZ_TYPE'
  return counted.some((unit) => isInScope(coupon, unit)) ? null : 'SCOPE'
}
