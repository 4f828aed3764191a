import * as v from 'valibot'
import { post } from '@/request/call'
import * as w from './wire'

const obtained = v.object({ couponId: w.text(), couponTemplateId: w.text(), expireTime: w.momentOrNull })
export type ObtainedCoupon = v.InferOutput<typeof obtained>

/**
 * Receives a coupon: `couponCode` is that of its kind. `obtainType` is where it is received (domain §5), `SHOW_OBTAIN` unless it is known
 * better. Source: shell §7, user; the answer is ours.
 */
export const obtainCoupon = post<{ couponCode: string; obtainType: string }, ObtainedCoupon>(
  'buyer/cyy/v1/coupons/obtain',
  { auth: 'buyer', importance: 'high', read: w.reader(obtained) },
)
