import type { CouponKind } from '@/api/coupon'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { CouponPaper } from '../coupon-paper/coupon-paper'
import { conditionText, kindText, kindValidText, stockText } from '../coupon-text'

export interface CouponKindRowProps {
  item: CouponKind
  /** True if this buyer has it. */
  received?: boolean
  /** Why it was not received, as a sentence. */
  refusal?: string | undefined
}

/** A kind of coupon that can be received; opens its detail. */
export function CouponKindRow({ item, received = false, refusal }: CouponKindRowProps) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const { amount, discount, title, couponTemplateId, obtainState } = item
  return (
    <CouponPaper
      {...{ amount, discount, title }}
      kind={kindText(item, t)}
      notes={[conditionText(item, t), kindValidText(item, now, t), stockText(item, t), refusal ?? false]}
      act={received ? t('coupon.received') : t(`coupon.obtain.${obtainState}`)}
      over={received || obtainState === 'OVER' || obtainState === 'GONE'}
      quiet={received || obtainState !== 'OPEN'}
      to={linkTo('coupon-info', { couponTemplateId })}
    />
  )
}
