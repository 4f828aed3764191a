import { late } from '../late'
import type { Parts } from './part'

/** Components that most pages do not need. Each is in a separate chunk, which only pages that use it load. */
export const lateParts: Parts = {
  COUPON_LIST: late(
    async () => (await import(/* webpackChunkName: "layout-coupon-list" */ './coupon-list/coupon-list')).CouponList,
  ),
  PAID_MEMBER: late(
    async () => (await import(/* webpackChunkName: "layout-paid-member" */ './paid-member/paid-member')).PaidMember,
  ),
  PRIVILEGE_CARD: late(
    async () =>
      (await import(/* webpackChunkName: "layout-privilege-card" */ './privilege-card/privilege-card')).PrivilegeCard,
  ),
  VOTE: late(async () => (await import(/* webpackChunkName: "layout-vote" */ './vote/vote')).Vote),
  ACTIVITY_ENROL: late(
    async () =>
      (await import(/* webpackChunkName: "layout-activity-enrol" */ './activity-enrol/activity-enrol')).ActivityEnrol,
  ),
  PRODUCT_BLOCK: late(
    async () =>
      (await import(/* webpackChunkName: "layout-product-block" */ './product-block/product-block')).ProductBlock,
  ),
  SUBSCRIPTION: late(
    async () =>
      (await import(/* webpackChunkName: "layout-subscription" */ './subscription/subscription')).Subscription,
  ),
  TEXT: late(
    async () => (await import(/* webpackChunkName: "layout-text-block" */ './text-block/text-block')).TextBlock,
  ),
  VIDEO: late(
    async () => (await import(/* webpackChunkName: "layout-video-block" */ './video-block/video-block')).VideoBlock,
  ),
}
