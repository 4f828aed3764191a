import * as v from 'valibot'
import { post } from '@/request/call'
import * as w from './wire'

const obtained = v.object({ couponId: w.text(), couponTemplateId: w.text(), expireTime: w.momentOrNull })
export type ObtainedCoupon = v.InferOutput<typeof obtained>

/**
 * Receives a coupon of the kind `couponCode`. `obtainType` is the location (domain §5), by default `SHOW_OBTAIN`. The
 * response is ours. Source: shell §7, user.
 */
export const obtainCoupon = post<{ couponCode: string; obtainType: string }, ObtainedCoupon>(
  'buyer/cyy/v1/coupons/obtain',
  { auth: 'buyer', importance: 'high', read: w.reader(obtained) },
)
