import type { Coupon } from '@/api/coupon'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { CouponPaper } from '../coupon-paper/coupon-paper'
import { conditionText, isWithdrawn, kindText, stateText, usedText, usesText, validText } from '../coupon-text'

/** Final states of a coupon. */
const OVER: readonly string[] = ['USED', 'EXPIRED']
/** States that are drawn as a stamp (domain §4). */
const STAMPED: readonly string[] = [...OVER, 'REFUNDING']

/**
 * Draws a coupon of the buyer as a link to its detail. @param reason why the coupon cannot be used here, as a sentence
 */
export function CouponRow({ item, reason = '' }: { item: Coupon; reason?: string }) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const { amount, discount, title, couponId, couponTemplateId, couponStatus, isNewArrival } = item
  return (
    <CouponPaper
      {...{ amount, discount, title }}
      kind={kindText(item, t)}
      tag={isNewArrival ? t('coupon.new') : undefined}
      notes={[
        conditionText(item, t),
        usedText(item, now, t) || validText(item, now, t),
        usesText(item, t),
        reason || false,
      ]}
      act={couponStatus === 'AVAILABLE' ? t('coupon.view') : stateText(item, t)}
      over={OVER.includes(couponStatus) || isWithdrawn(item)}
      stamped={STAMPED.includes(couponStatus) || isWithdrawn(item)}
      quiet={couponStatus !== 'AVAILABLE' || reason !== ''}
      to={linkTo('coupon-info', { couponId, couponTemplateId })}
    />
  )
}
