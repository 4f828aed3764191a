import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { LocalizedText } from '../../../core/localized-text'

/** Texts of a kind of coupon in addition to its rules. Missing texts are not displayed. */
export interface CouponTexts {
  restriction?: LocalizedText
  promotion?: LocalizedText
  excludeScope?: LocalizedText
  ruleComments?: LocalizedText[]
  /** Names of the places where an OFFLINE or OUTER coupon can be used. */
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
