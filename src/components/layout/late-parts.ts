import { ActivityEnrol } from './activity-enrol/activity-enrol'
import { CouponList } from './coupon-list/coupon-list'
import { PaidMember } from './paid-member/paid-member'
import { PrivilegeCard } from './privilege-card/privilege-card'
import { ProductBlock } from './product-block/product-block'
import { Subscription } from './subscription/subscription'
import { TextBlock } from './text-block/text-block'
import { VideoBlock } from './video-block/video-block'
import { Vote } from './vote/vote'
import type { Parts } from './part'

/** Components that most pages do not need. Mini programs include them in their package; the web has a file for each. */
export const lateParts: Parts = {
  COUPON_LIST: CouponList,
  PAID_MEMBER: PaidMember,
  PRIVILEGE_CARD: PrivilegeCard,
  VOTE: Vote,
  ACTIVITY_ENROL: ActivityEnrol,
  PRODUCT_BLOCK: ProductBlock,
  SUBSCRIPTION: Subscription,
  TEXT: TextBlock,
  VIDEO: VideoBlock,
}
