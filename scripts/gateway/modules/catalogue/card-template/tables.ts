import type { CardKind, PriceMode } from '../../../../../src/domain/card/card-facts'
import type { ItemRefundRule } from '../../../../../src/domain/refund/item'
import type { Fen } from '../../../../../src/domain/money'
import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { LocalizedText } from '../../../core/localized-text'

/** Shows that a card can be used for. */
export type CardRange = Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'>

/** A benefit of a card. */
export interface CardRight {
  /** Name of an icon of the storefront. */
  icon: string
  title: LocalizedText
  text: LocalizedText
  /** Text about how often the benefit can be used, or null if there is no limit. */
  howOften: LocalizedText | null
}

declare module '../../../core/database/database' {
  interface Narrowed {
    card_templates: {
      kind: CardKind
      name: LocalizedText
      promotion: LocalizedText
      price_mode: PriceMode
      price: Fen
      worth: Fen | null
      cut: Fen | null
      range: CardRange
      refund_rule: ItemRefundRule
      rights: CardRight[]
    }
  }
}
