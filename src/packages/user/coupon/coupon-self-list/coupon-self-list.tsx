import { type Coupon, ownCoupons } from '@/api/coupon'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useTexts } from '@/components/texts'
import { couponCounterTexts } from '@/locales/namespaces/coupon-counter'
import { linkTo } from '@/router/link-to'
import { LENGTH, ownList } from '../parts/own-list'

/** Reasons that have a separate text. All other reasons are states, which the row already shows. */
const REASONS = ['NOT_STARTED', 'HELD', 'BIZ_TYPE', 'SCOPE', 'OFFLINE', 'OUTER'] as const

function Row({ item }: { item: Coupon }) {
  const t = useTexts(couponCounterTexts)
  const code = REASONS.find((each) => each === item.unfitReason)
  return <CouponRow item={item} reason={code && t(`couponSelf.reason.${code}`)} />
}

/**
 * Screen of the buyer's coupons for a show or an item: coupons that apply first, then coupons that do not apply, each
 * with the reason.
 */
export default listScreen('coupon-self-list', {
  ...ownList,
  texts: couponCounterTexts,
  Row,
  groups: (t, { showId, itemId }) =>
    showId || itemId ? ({ unfitReason }) => t(unfitReason ? 'couponSelf.others' : 'couponSelf.usable') : undefined,
  title: (t, { showId }) => t(showId ? 'couponSelf.forShow' : 'couponSelf.title'),
  load:
    ({ client }, { showId, itemId }) =>
    (offset) => {
      const target = showId ? { showId } : itemId ? { itemId } : {}
      return client.call(
        ownCoupons,
        { ...target, offset, length: LENGTH },
        { ...pageOptions(offset), ...HANDLES_NOT_FOUND },
      )
    },
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('couponSelf.empty'),
    hint: t('couponSelf.emptyHint'),
    action: { text: t('couponSelf.toRecommended'), to: linkTo('coupon-recommend-list') },
  }),
  missing: (t) => ({
    scene: 'no-result',
    sentence: t('couponSelf.missing'),
    action: { text: t('couponSelf.toAll'), to: linkTo('coupons') },
  }),
})
