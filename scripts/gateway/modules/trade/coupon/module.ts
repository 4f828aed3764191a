import { defineModule } from '../../../core/module'
import { enterCouponEvent } from './ledger-service'
import { couponData } from './personal-service'
import { couponRoutes } from './routes'
import { seedCoupons, seedCouponTemplates } from './seed'

export const definition = defineModule({
  personal: couponData,
  seedAfter: ['user', 'card-template'],
  seed: seedCouponTemplates,
  demo: seedCoupons,
  routes: couponRoutes,
  hooks: {
    'order.paid': (tx, { order_id: ref }, at) =>
      enterCouponEvent(tx, { used_order_id: ref }, { kind: 'USED', at, ref }),
    'units.refunded': async (tx, { refund_id: ref }, event, at) => {
      if (event === 'REFUNDED') await enterCouponEvent(tx, { refund_id: ref }, { kind: 'RETURNED', at, ref })
    },
  },
})
