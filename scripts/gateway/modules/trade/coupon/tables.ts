import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { LocalizedText } from '../../../core/localized-text'

/** Texts of a kind of coupon beside its rules. A missing one is not shown. */
export interface CouponTexts {
  restriction?: LocalizedText
  promotion?: LocalizedText
  excludeScope?: LocalizedText
  ruleComments?: LocalizedText[]
  /** Places where an OFFLINE or OUTER coupon is used. */
  channelNames?: LocalizedText[]
}

declare module '../../../core/database/database' {
  interface Narrowed {
    coupon_templates: {
      title: LocalizedText
      rules: CouponRules
      texts: CouponTexts
      valid_unit: 'HOUR' | 'DAY' | 'MONTH'
    }
    coupons: { rules: CouponRules }
  }
}
