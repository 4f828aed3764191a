import { atRate, type Fen, fen, minFen, subtractFen, timesQuantity } from '../money'

/** A merchant's promotion of one show. */
export interface PromotionFacts {
  promotionId: string
  showId: string
  /** FULL: `value` once from the threshold on. PER: `value` for each threshold. DISCOUNT: a rate from a quantity on. */
  category: 'FULL' | 'PER' | 'DISCOUNT'
  /** Fen; tickets for DISCOUNT. */
  threshold: number
  /** Fen; basis points that are left to pay for DISCOUNT. */
  value: number
}

/** Returns the reduction by a promotion, fen, at most the amount. @param amount fen @param tickets in all units */
export const promotionCut = (
  { category, threshold, value }: Omit<PromotionFacts, 'promotionId' | 'showId'>,
  amount: Fen,
  tickets: number,
): Fen => {
  if (category === 'DISCOUNT') return tickets >= threshold ? subtractFen(amount, atRate(amount, value)) : fen(0)
  const times = category === 'PER' ? Math.floor(amount / threshold) : Number(amount >= threshold)
  return minFen(timesQuantity(fen(value), times), amount)
}
