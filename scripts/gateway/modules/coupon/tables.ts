import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

/** CASH and REDUCTION take `amount` fen off from `threshold` fen on; DISCOUNT leaves `amount` per cent to pay. */
export type CouponTemplateTable = Row<'coupon_templates'>

export type CouponTable = Row<'coupons'>

declare module '../../core/database/database' {
  interface Narrowed {
    coupon_templates: {
      title: LocalizedText
    }
  }
}
