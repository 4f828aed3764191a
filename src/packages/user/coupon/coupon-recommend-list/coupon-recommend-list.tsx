import { observer } from 'mobx-react'
import { type CouponKind, recommendedCoupons } from '@/api/coupon'
import { userComponent } from '@/api/user-component'
import { CouponKindRow } from '@/components/coupon/coupon-kind-row/coupon-kind-row'
import { CouponReceipt } from '@/components/coupon/receive.model'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { type ModelDeps, useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import { OfferedPackages } from '../parts/offered-package/offered-packages'

/** Number of coupons per page (shell §9). */
const LENGTH = 20

/**
 * Returns the kinds of coupons that this buyer has. The list is empty if the visitor is not logged in, and after a
 * failure. Never rejects.
 */
const receivedKinds = async ({ client, stores }: ModelDeps): Promise<string[]> => {
  if (!stores.user.loggedIn) return []
  const components = [{ componentId: 'coupons', componentType: 'COUPON_LIST' }]
  const answer = await client.call(userComponent, { param: { components } }, { silent: true }).catch(() => null)
  return answer?.components.flatMap(({ couponTemplateIds }) => couponTemplateIds) ?? []
}

/** Draws a kind of coupon with a button that receives it. */
const ReceivableRow = observer(({ item }: { item: CouponKind & { received: boolean } }) => {
  const { navigate, stores } = useServices()
  const { couponTemplateId } = item
  const receipt = useModel((deps) => new CouponReceipt(deps, { isMine: (id) => id === couponTemplateId }))
  return (
    <CouponKindRow
      item={item}
      received={item.received || receipt.has(couponTemplateId)}
      onReceive={{
        to: stores.user.loggedIn ? undefined : navigate.loginLink(),
        onClick: () => receipt.receive([item]),
      }}
    />
  )
})

/** Screen of the kinds of coupons that all visitors can receive. */
export default listScreen('coupon-recommend-list', {
  texts: couponTexts,
  title: (t) => t('coupon.recommended'),
  load: (deps) => async (offset) => {
    const options = pageOptions(offset)
    const page = deps.client.call(recommendedCoupons, { offset, length: LENGTH }, options)
    const [{ items, last }, received] = await Promise.all([page, receivedKinds(deps)])
    const kinds = items.map((kind) => ({ ...kind, received: received.includes(kind.couponTemplateId) }))
    // Sorts received kinds to the end of each page. The gateway cannot sort them, because its response is the same for
    // all visitors.
    return { items: kinds.sort((one, other) => Number(one.received) - Number(other.received)), last }
  },
  about: ({ stores }) => stores.user.loggedIn,
  Head: OfferedPackages,
  keyOf: ({ couponTemplateId }) => couponTemplateId,
  Row: ReceivableRow,
  ghost: <Skeleton shape="block" height="92px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('coupon.emptyRecommended'),
    hint: t('coupon.emptyRecommendedHint'),
    action: { text: t('button.browse'), to: linkTo('all') },
  }),
})
