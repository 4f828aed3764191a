import { observer } from 'mobx-react'
import type { LayoutComponent } from '@/api/layout'
import type { CouponBrief } from '@/api/layout-blocks'
import { formatMoney } from '@/locales/format-money'
import { layoutTexts } from '@/locales/namespaces/layout'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { Offer, OfferList } from '../offer/offer'
import { ReceivedCoupons } from './received-coupons'

type CouponComponent = Extract<LayoutComponent, { type: 'COUPON_LIST' | 'COUPON_WINDOW' }>

/** Coupons to receive, each with the sum from which it applies, and those that the buyer has received. */
export const CouponOffers = observer(({ component }: { component: CouponComponent }) => {
  const t = useTexts(layoutTexts)
  const { componentId, type, coupons } = component
  const received = useModel((deps) => new ReceivedCoupons(deps, { componentId, componentType: type }))
  const condition = (threshold: CouponBrief['threshold']): string =>
    threshold
      ? t('layout.couponFrom', { amount: t('price.amount', { amount: formatMoney(threshold) }) })
      : t('layout.couponAny')
  return (
    <OfferList>
      {coupons.map(({ couponTemplateId, title, threshold }) => (
        <Offer
          key={couponTemplateId}
          icon="coupon"
          title={title}
          note={condition(threshold)}
          act={t(received.has(couponTemplateId) ? 'layout.received' : 'layout.receive')}
          over={received.has(couponTemplateId)}
          target={{ kind: 'COUPON', params: { couponTemplateId } }}
        />
      ))}
    </OfferList>
  )
})
