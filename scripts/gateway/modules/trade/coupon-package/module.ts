import { defineModule } from '../../../core/module'
import { couponPackages } from './kind'
import { couponPackageRoutes } from './routes'
import { seedPackageOrders } from './seed'

export const definition = defineModule({
  seedAfter: ['coupon', 'coupon-code', 'user'],
  demo: seedPackageOrders,
  hooks: {
    'item.kind': () => couponPackages,
  },
  routes: couponPackageRoutes,
})
