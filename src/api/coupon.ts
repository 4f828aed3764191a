import * as v from 'valibot'
import { post } from '@/request/call'
import * as w from './wire'

const obtained = v.object({ couponId: w.text(), couponTemplateId: w.text(), expireTime: w.momentOrNull })
export type ObtainedCoupon = v.InferOutput<typeof obtained>

/**
 * Receives a coupon. `obtainType` is the location (domain §5), by default `SHOW_OBTAIN`. Response ours. Source: shell
 * §7.
 */
export const obtainCoupon = post<{ couponCode: string; obtainType: string }, ObtainedCoupon>(
  'buyer/cyy/v1/coupons/obtain',
  { auth: 'buyer', importance: 'high', read: w.reader(obtained) },
)
