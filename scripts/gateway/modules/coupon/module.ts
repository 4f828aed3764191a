import { defineModule } from '../../core/module'
import { seedCoupons } from './seed'

export const definition = defineModule({
  tables: ['coupons', 'coupon_templates'],
  seedAfter: ['user'],
  seed: seedCoupons,
})
