import { defineModule } from '../../core/module'
import { seedCoupons, seedCouponTemplates } from './seed'

export const definition = defineModule({
  tables: ['coupons', 'coupon_templates'],
  seedAfter: ['user'],
  seed: seedCouponTemplates,
  demo: seedCoupons,
})
