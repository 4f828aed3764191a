import { observer } from 'mobx-react'
import type { LayoutComponent } from '@/api/layout'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { OfferList } from '../offer/offer'
import { CouponCard } from './coupon-card'
import { ReceivedCoupons } from './received-coupons.model'

type CouponComponent = Extract<LayoutComponent, { type: 'COUPON_LIST' | 'COUPON_WINDOW' }>

/** Draws coupons with their state. A tap receives a coupon. */
export const CouponOffers = observer(({ component }: { component: CouponComponent }) => {
  const { componentId, type, coupons } = component
  const { navigate, stores } = useServices()
  const received = useModel((deps) => new ReceivedCoupons(deps, { componentId, componentType: type }, coupons))
  return (
    <OfferList>
      {coupons.map((coupon) => (
        <CouponCard
          key={coupon.couponTemplateId}
          coupon={coupon}
          received={received.has(coupon.couponTemplateId)}
          onReceive={received.receive}
          loginFirst={stores.user.loggedIn ? undefined : navigate.loginLink()}
        />
      ))}
    </OfferList>
  )
})
