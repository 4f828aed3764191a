import { COUPON_HISTORY, ownCoupons } from '@/api/coupon'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'

/** Entries per page (shell §9). */
const LENGTH = 20

/** The buyer's coupons that were used, have ended, or come back with a refund. */
export default listScreen('history-coupon', {
  texts: couponTexts,
  title: (t) => t('coupon.history'),
  filters: (t, { couponStatus }) => [
    {
      name: 'couponStatus',
      label: t('coupon.states'),
      options: COUPON_HISTORY.map((value) => ({ value, text: t(`coupon.state.${value}`) })),
      initial: COUPON_HISTORY.find((state) => state === couponStatus) ?? 'USED',
    },
  ],
  load:
    ({ client }, _, chosen) =>
    (offset) => {
      const couponStatus = COUPON_HISTORY.find((state) => state === chosen().couponStatus) ?? 'USED'
      return client.call(ownCoupons, { couponStatus, offset, length: LENGTH }, pageOptions(offset))
    },
  keyOf: ({ couponId }) => couponId,
  rules: { perUser: true },
  Row: CouponRow,
  ghost: <Skeleton shape="block" height="92px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('coupon.emptyHistory'),
    action: { text: t('coupon.toMine'), to: linkTo('coupons') },
  }),
})
