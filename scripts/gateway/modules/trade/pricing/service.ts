import type { Row } from '../../../core/database/database'
import type { PromotionFacts } from '../../../../../src/domain/pricing/promotion'
import type { LocalizedText } from '../../../core/localized-text'

/** A line of a price. Its title is created on reading, in the reader's language. Fen, reductions negative. */
export interface PriceLineRow {
  kind: string
  amount: number
  title?: LocalizedText
}

/** Basis points in a per cent, the unit of stored discounts. */
const PER_CENT = 100

/** Returns a promotion as the engine reads it. */
export const promotionFacts = (row: Row<'promotions'>): PromotionFacts => ({
  promotionId: row.promotion_id,
  showId: row.show_id,
  category: row.category,
  threshold: row.threshold,
  value: row.category === 'DISCOUNT' ? row.value * PER_CENT : row.value,
})
