import { COUPON_HISTORY, ownCoupons } from '@/api/coupon'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { linkTo } from '@/router/link-to'
import { LENGTH, ownList } from '../parts/own-list'

/** Screen of the buyer's coupons that are used, expired, or about to be returned by a refund. */
export default listScreen('history-coupon', {
  ...ownList,
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
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('coupon.emptyHistory'),
    action: { text: t('coupon.toMine'), to: linkTo('coupons') },
  }),
})
