import { COUPON_CODES } from '../../../../src/domain/business-codes/coupon'
import { defineModule } from '../../core/module'
import { couponData } from './personal-service'
import { couponRoutes } from './routes'
import { seedCoupons, seedCouponTemplates } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: COUPON_CODES,
  texts,
  personal: couponData,
  seedAfter: ['user'],
  seed: seedCouponTemplates,
  demo: seedCoupons,
  routes: couponRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof COUPON_CODES, number> {}
}
