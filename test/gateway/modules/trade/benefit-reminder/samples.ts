import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'

const TYPE = 'COUPON_TEMPLATE_EXPIRE'

export const samples: Samples = {
  'benefitReminder.remindSubscription': { appId: 'wx1', remindSubscribeTypeEnums: TYPE },
  'benefitReminder.subscribeRemind': {
    ...{ appId: 'wx1', remindSubscribeTypeEnums: [TYPE] },
    ...{ openId: 'o1', couponTemplateIds: ['CT8'] },
  },
  'benefitReminder.changeReminder': { source: 'COUPON', targetId: `CCT8${DEMO_MEMBER}`, action: 'MUTE' },
}
