import type { CouponKind } from '@/api/coupon'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import type { LinkProps } from '../../link/use-link'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { CouponPaper } from '../coupon-paper/coupon-paper'
import { conditionText, kindText, kindValidText, stockText, usesText, verifiedOnlyText } from '../coupon-text'

export interface CouponKindRowProps {
  item: CouponKind
  /** True if the buyer already has the coupon. */
  received?: boolean
  /** Reason why the coupon was not received, as a sentence. */
  refusal?: string | undefined
  /** Link properties of the button that receives the coupon, beside the link to its detail. */
  onReceive?: LinkProps
}

/** Draws a kind of coupon that can be received, with a link to its detail. */
export function CouponKindRow({ item, received = false, refusal, onReceive }: CouponKindRowProps) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const { amount, discount, title, couponTemplateId, obtainState } = item
  const canReceive = onReceive !== undefined && !received && obtainState === 'OPEN'
  return (
    <CouponPaper
      {...{ amount, discount, title }}
      kind={kindText(item, t)}
      notes={[
        conditionText(item, t),
        kindValidText(item, now, t),
        usesText(item, t),
        verifiedOnlyText(item, t),
        stockText(item, t),
        refusal ?? false,
      ]}
      act={received ? t('coupon.received') : t(canReceive ? 'coupon.get' : `coupon.obtain.${obtainState}`)}
      action={canReceive ? onReceive : undefined}
      over={received || obtainState === 'OVER' || obtainState === 'GONE'}
      quiet={received || obtainState !== 'OPEN'}
      to={linkTo('coupon-info', { couponTemplateId })}
    />
  )
}
