import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'coupon.obtainCoupon': async (test) => {
    // The demo member holds one of each kind.
    const { db } = test.gateway.context
    await db.deleteFrom('coupons').where('template_id', '=', 'CT5').execute()
    return { couponCode: 'CT5', obtainType: 'SHOW_OBTAIN' }
  },
}
