import { DEMO_MEMBER } from '../../../core/seed/demo-member'

/** Returns the id of the demo member's coupon of a kind. */
export const seededCouponId = (kind: string): string => `C${kind}${DEMO_MEMBER}`
