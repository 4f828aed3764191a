import type { Coupon } from '@/api/coupon'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'

/** Number of coupons per page (shell §9). */
export const LENGTH = 20

/** Settings that all lists of the buyer's coupons share. */
export const ownList = {
  texts: couponTexts,
  keyOf: ({ couponId }: Coupon) => couponId,
  rules: { perUser: true },
  Row: CouponRow,
  ghost: <Skeleton shape="block" height="92px" />,
}
