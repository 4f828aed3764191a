import { ownCoupons } from '@/api/coupon'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { BIZ_TYPES } from '@/domain/pricing/coupon-facts'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import { LENGTH, ownList } from '../parts/own-list'

const KINDS = ['ALL', ...BIZ_TYPES] as const

function Links() {
  const t = useTexts(couponTexts)
  return (
    <ListGroup className={boxStyles.below3}>
      <ListRow icon="gift" title={t('coupon.recommended')} to={linkTo('coupon-recommend-list')} />
      <ListRow icon="qr" title={t('coupon.exchangeCode')} to={linkTo('exchange-coupon')} />
      <ListRow icon="clock" title={t('coupon.history')} to={linkTo('history-coupon')} />
    </ListGroup>
  )
}

/** The buyer's coupons that can still be used. */
export default listScreen('coupons', {
  ...ownList,
  title: (t) => t('coupon.title'),
  Head: Links,
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
