import { defineModule } from '../../core/module'
import { couponData } from './personal-service'
import { seedCoupons, seedCouponTemplates } from './seed'

export const definition = defineModule({
  tables: ['coupons', 'coupon_templates'],
  personal: couponData,
  seedAfter: ['user'],
  seed: seedCouponTemplates,
  demo: seedCoupons,
})
