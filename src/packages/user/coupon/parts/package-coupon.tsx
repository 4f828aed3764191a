import type { CouponKind } from '@/api/coupon'
import { CouponPaper } from '@/components/coupon/coupon-paper/coupon-paper'
import { conditionText, kindText, kindValidText, usesText, verifiedOnlyText } from '@/components/coupon/coupon-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { couponTexts } from '@/locales/namespaces/coupon'
import type { LinkTo } from '@/router/link-to'

interface PackageCouponProps {
  kind: CouponKind
  /** True if the coupon's validity has begun. The end of the validity is only on the coupon's screen. */
  begun?: boolean
  act: string
  to?: LinkTo
}

/** Draws a coupon that a package or a code contains. */
export function PackageCoupon({ kind, begun = false, act, to }: PackageCouponProps) {
  const t = useTexts(couponTexts)
  const now = useNow()
  return (
    <CouponPaper
      {...{ amount: kind.amount, discount: kind.discount, title: kind.title }}
      kind={kindText(kind, t)}
      notes={[
        conditionText(kind, t),
        !begun && kindValidText(kind, now, t),
        usesText(kind, t),
        !begun && verifiedOnlyText(kind, t),
      ]}
      act={act}
      quiet
      to={to}
    />
  )
}
