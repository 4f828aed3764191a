import type { Row } from '../../../core/database/database'
import type { PromotionFacts } from '../../../../../src/domain/pricing/promotion'
import type { Priced } from '../../../../../src/domain/pricing/priced'
import type { LocalizedText } from '../../../core/localized-text'

/**
 * A line of a price. Its title is created when it is read, in the request's language. The amount is in fen, and
 * negative for a reduction.
 */
export interface PriceLineRow {
  kind: string
  amount: number
  title?: LocalizedText
  /** Id of the rate of a MEMBER line. */
  source?: string
  /** Number of points of a POINTS line. */
  points?: number
}

/** Number of basis points in one percent. Discounts of promotions are stored in percent. */
const PER_CENT = 100

/** Converts a promotion for the pricing engine. */
export const promotionFacts = (row: Row<'promotions'>): PromotionFacts => ({
  promotionId: row.promotion_id,
  showId: row.show_id,
  category: row.category,
  threshold: row.threshold,
  value: row.category === 'DISCOUNT' ? row.value * PER_CENT : row.value,
})

/** Returns the lines of a price for storing. @param titles names of sources by kind and id: `COUPON C1` */
export const linesOf = (
  { lines, points }: Pick<Priced, 'lines' | 'points'>,
  titles: ReadonlyMap<string, LocalizedText>,
): PriceLineRow[] =>
  lines.map(({ kind, amount, sourceId }) => {
    const title = titles.get(`${kind} ${sourceId}`)
    return {
      kind,
      amount,
      ...(title ? { title } : {}),
      ...(kind === 'MEMBER' ? { source: sourceId } : {}),
      ...(kind === 'POINTS' && points ? { points: points.points } : {}),
    }
  })
