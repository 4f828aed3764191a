import { ownCoupons, type Coupon } from '@/api/coupon'
import { couponPackages, type CouponPackage } from '@/api/coupon-code'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { HANDLES_NOT_FOUND, isMissing } from '@/components/screen/failure-message'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import { LENGTH, ownList } from '../parts/own-list'

type Item = Coupon | CouponPackage

function Row({ item }: { item: Item }) {
  const t = useTexts(couponCodeTexts)
  if ('couponId' in item) return <CouponRow item={item} />
  const { couponPackageId, title, couponCount } = item
  return (
    <ListGroup>
      <ListRow
        icon="gift"
        title={title}
        note={t('couponCode.count', { count: couponCount })}
        to={linkTo('coupon-list', { couponPackageId })}
      />
    </ListGroup>
  )
}

/** The buyer's coupons of one package; without its id, the buyer's packages. */
export default listScreen('coupon-list', {
  texts: couponCodeTexts,
  title: (t, { couponPackageId }) => t(couponPackageId ? 'couponCode.packageCoupons' : 'couponCode.packages'),
  load:
    ({ client }, { couponPackageId }) =>
    async (offset): Promise<{ items: Item[]; last: boolean }> => {
      const page = { offset, length: LENGTH }
      if (!couponPackageId) return client.call(couponPackages, page, pageOptions(offset))
      try {
        const options = { ...pageOptions(offset), ...HANDLES_NOT_FOUND }
        return await client.call(ownCoupons, { ...page, couponPackageId }, options)
      } catch (error) {
        if (isMissing(error)) return { items: [], last: true }
        throw error
      }
    },
  keyOf: (item) => ('couponId' in item ? item.couponId : item.couponPackageId),
  rules: ownList.rules,
  Row,
  ghost: ownList.ghost,
  empty: (t, _, { couponPackageId }) =>
    couponPackageId
      ? {
          scene: 'no-result',
          sentence: t('couponCode.missingPackage'),
          action: { text: t('couponCode.packages'), to: linkTo('coupon-list') },
        }
      : {
          scene: 'no-result',
          sentence: t('couponCode.noPackages'),
          hint: t('couponCode.noPackagesHint'),
          action: { text: t('couponCode.toExchange'), to: linkTo('exchange-coupon') },
        },
})
