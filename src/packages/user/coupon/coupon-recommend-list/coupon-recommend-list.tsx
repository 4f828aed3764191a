import { recommendedCoupons } from '@/api/coupon'
import { CouponKindRow } from '@/components/coupon/coupon-kind-row/coupon-kind-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'

/** Entries per page (shell §9). */
const LENGTH = 20

/** Kinds of coupons that every visitor can receive. */
export default listScreen('coupon-recommend-list', {
  texts: couponTexts,
  title: (t) => t('coupon.recommended'),
  load:
    ({ client }) =>
    (offset) =>
      client.call(recommendedCoupons, { offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ couponTemplateId }) => couponTemplateId,
  Row: CouponKindRow,
  ghost: <Skeleton shape="block" height="92px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('coupon.emptyRecommended'),
    hint: t('coupon.emptyRecommendedHint'),
    action: { text: t('button.browse'), to: linkTo('all') },
  }),
})
