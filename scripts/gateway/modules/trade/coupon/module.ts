import { defineModule } from '../../../core/module'
import { couponData } from './personal-service'
import { couponRoutes } from './routes'
import { seedCoupons, seedCouponTemplates } from './seed'

export const definition = defineModule({
  personal: couponData,
  seedAfter: ['user'],
  seed: seedCouponTemplates,
  demo: seedCoupons,
  routes: couponRoutes,
})
