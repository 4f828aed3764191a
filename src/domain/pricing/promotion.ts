import { atRate, type Fen, fen, minFen, subtractFen, timesQuantity } from '../money'

/** A promotion of a merchant for one show. */
export interface PromotionFacts {
  promotionId: string
  showId: string
  /**
   * `FULL`: deducts `value` once if the threshold is reached. `PER`: deducts `value` for each multiple of the
   * threshold. `DISCOUNT`: a percentage discount from a number of tickets on.
   */
  category: 'FULL' | 'PER' | 'DISCOUNT'
  /** Fen; for `DISCOUNT`, the number of tickets. */
  threshold: number
  /** Fen; for `DISCOUNT`, the share of the price that remains to be paid, in basis points. */
  value: number
}

/**
 * Returns the discount of a promotion in fen, at most `amount`.
 * @param amount total of the units, fen
 * @param tickets number of tickets in all units
 */
export const promotionCut = (
  { category, threshold, value }: Omit<PromotionFacts, 'promotionId' | 'showId'>,
  amount: Fen,
  tickets: number,
): Fen => {
  if (category === 'DISCOUNT') return tickets >= threshold ? subtractFen(amount, atRate(amount, value)) : fen(0)
  const times = category === 'PER' ? Math.floor(amount / threshold) : Number(amount >= threshold)
  return minFen(timesQuantity(fen(value), times), amount)
}
