import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'coupon.couponCodes': {
    ...{ couponId: `CCT10${DEMO_MEMBER}`, couponTemplateId: 'CT10', orderId: '', source: 'SINGLE_COUPON' },
  },
}
