import { ownCoupons } from '@/api/coupon'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { BIZ_TYPES } from '@/domain/pricing/coupon-facts'
import { linkTo } from '@/router/link-to'
import { LENGTH, ownList } from '../parts/own-list'
import { CouponLinks } from './parts/coupon-links'

const KINDS = ['ALL', ...BIZ_TYPES] as const

/** Screen of the buyer's usable coupons. */
export default listScreen('coupons', {
  ...ownList,
  title: (t) => t('coupon.title'),
  Head: CouponLinks,
  filters: (t, { bizType }) => [
    {
      name: 'bizType',
      label: t('coupon.kinds'),
      options: KINDS.map((value) => ({ value, text: t(`coupon.kind.${value}`) })),
      initial: KINDS.find((kind) => kind === bizType) ?? 'ALL',
    },
    {
      name: 'sort',
      label: t('coupon.order'),
      options: (['END', 'WORTH'] as const).map((value) => ({ value, text: t(`coupon.sort.${value}`) })),
    },
  ],
  load:
    ({ client }, _, chosen) =>
    (offset) => {
      const { bizType = 'ALL', sort } = chosen()
      const filter = { ...(bizType === 'ALL' ? {} : { bizType }), sort: sort === 'WORTH' ? sort : 'END' } as const
      return client.call(ownCoupons, { ...filter, offset, length: LENGTH }, pageOptions(offset))
    },
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('coupon.empty'),
    hint: t('coupon.emptyHint'),
    action: { text: t('coupon.toRecommended'), to: linkTo('coupon-recommend-list') },
  }),
})
