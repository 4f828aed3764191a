import { type Coupon, type CouponKind, ownCoupons } from '@/api/coupon'
import { couponPackages, type CouponPackage } from '@/api/coupon-code'
import { offeredPackage } from '@/api/coupon-package'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { HANDLES_NOT_FOUND, isMissing } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import { PackageOffer } from '../parts/offered-package/package-offer'
import { PackageCoupon } from '../parts/package-coupon'
import { LENGTH, ownList } from '../parts/own-list'

/** A coupon in a package on sale. `position` distinguishes coupons of the same kind. */
type Content = CouponKind & { position: number }

type Item = Coupon | CouponPackage | Content

function Row({ item }: { item: Item }) {
  const t = useTexts(couponCodeTexts)
  if ('couponId' in item) return <CouponRow item={item} />
  if ('position' in item) {
    const to = linkTo('coupon-info', { couponTemplateId: item.couponTemplateId })
    return <PackageCoupon kind={item} act={t('couponCode.see')} to={to} />
  }
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

/** Returns the contents of a package on sale; an empty list for other packages. */
const contentsOf = async ({ client }: ModelDeps, couponPackageId: string): Promise<Content[]> => {
  try {
    const { kinds } = await client.call(offeredPackage, { couponPackageId }, HANDLES_NOT_FOUND)
    return kinds.map((kind, position) => ({ ...kind, position }))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const keyOf = (item: Item): string => {
  if ('couponId' in item) return item.couponId
  return 'position' in item ? String(item.position) : item.couponPackageId
}

/**
 * Screen of the buyer's coupons from one package, or of the contents of a package on sale. If the address contains no
 * id, lists the buyer's packages.
 */
export default listScreen('coupon-list', {
  texts: couponCodeTexts,
  title: (t, { couponPackageId }) => t(couponPackageId ? 'couponCode.packageCoupons' : 'couponCode.packages'),
  load:
    (deps, { couponPackageId, offered }) =>
    async (offset): Promise<{ items: Item[]; last: boolean }> => {
      const { client } = deps
      const page = { offset, length: LENGTH }
      if (!couponPackageId) return client.call(couponPackages, page, pageOptions(offset))
      if (offered) return { items: await contentsOf(deps, couponPackageId), last: true }
      try {
        const options = { ...pageOptions(offset), ...HANDLES_NOT_FOUND }
        return await client.call(ownCoupons, { ...page, couponPackageId }, options)
      } catch (error) {
        if (isMissing(error)) return { items: await contentsOf(deps, couponPackageId), last: true }
        throw error
      }
    },
  Head: ({ params: { couponPackageId } }) =>
    couponPackageId ? <PackageOffer couponPackageId={couponPackageId} /> : null,
  keyOf,
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
          action: { text: t('couponCode.toOffers'), to: linkTo('coupon-recommend-list') },
        },
})
