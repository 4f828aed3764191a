import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'coupon.obtainCoupon': async (test) => {
    // The demo member owns one coupon of each type.
    const { db } = test.gateway.context
    await db.deleteFrom('coupons').where('template_id', '=', 'CT5').execute()
    return { couponCode: 'CT5', obtainType: 'SHOW_OBTAIN' }
  },
  'coupon.ownCoupons': { offset: 0, length: 20 },
  'coupon.ownCoupon': { couponId: `CCT8${DEMO_MEMBER}` },
  'coupon.couponKind': { couponTemplateId: 'CT8' },
  'coupon.recommendedCoupons': { offset: 0, length: 20 },
  'coupon.couponShows': { couponTemplateId: 'CT3', offset: 0, length: 20 },
  'coupon.supportAutoUse': { couponId: `CCT8${DEMO_MEMBER}` },
}
