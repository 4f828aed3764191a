import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { couponCodeData } from './personal-service'
import { couponCodeRoutes } from './routes'
import { seedCouponCodes, seedCouponPackages } from './seed'

export const definition = defineModule({
  personal: couponCodeData,
  seedAfter: ['coupon'],
  seed: seedCouponPackages,
  demo: seedCouponCodes,
  setup: async ({ db }) => ({ couponCodeKey: await secretKey(db, 'coupon_code_key') }),
  routes: couponCodeRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key for the hashes of coupon codes. */
    couponCodeKey: Uint8Array
  }
}
