import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    coupon_templates: { title: LocalizedText; rules: CouponRules }
    coupons: { rules: CouponRules }
  }
}
