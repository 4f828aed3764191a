import type { PricingFactsAnswer } from '@/api/pricing-facts'
import type { Fen } from '@/domain/money'
import type { PricedChoice } from '@/domain/pricing/compare'
import { cutOfLines } from '@/domain/pricing/cut-of-lines'
import { type MissReason, promotionMiss, rateMiss } from '@/domain/pricing/miss-reason'
import { priceOf } from '@/domain/pricing/price-of'
import type { Priced } from '@/domain/pricing/priced'

/** A rate or promotion. It has either an amount or a reason. */
export interface Offer {
  id: string
  title: string
  /** Amount of the reduction, fen; 0 with a reason. */
  cut: Fen
  reason: MissReason | null
}

const cutOf = ({ lines }: Priced, kind: string, id: string): Fen =>
  cutOfLines(lines.filter((line) => line.kind === kind && line.sourceId === id))

/** Returns the rates and promotions of a purchase. Applied ones come first. */
export const offersOf = (
  { basket, choice, now }: PricedChoice,
  facts: PricingFactsAnswer,
): { rates: Offer[]; promotions: Offer[] } => {
  const priced = priceOf(basket, choice, facts, now)
  const appliedFirst = (offers: Offer[]): Offer[] =>
    offers.sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null))
  return {
    rates: appliedFirst(
      facts.rates.map((rate) => ({
        ...{ id: rate.rateId, title: rate.title, cut: cutOf(priced, 'MEMBER', rate.rateId) },
        reason: rateMiss(rate, basket, facts, priced),
      })),
    ),
    promotions: appliedFirst(
      facts.promotions.map((promotion) => ({
        ...{ id: promotion.promotionId, title: promotion.title },
        cut: cutOf(priced, 'PROMOTION', promotion.promotionId),
        reason: promotionMiss(promotion, basket, facts, priced),
      })),
    ),
  }
}
