import { type Fen, fen, minFen, subtractFen } from '../money'
import type { ScopeFacts } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'
import type { ReasonCode } from './reason'

/** Maximum number of cash cards that can pay for one order. */
export const MOST_CASH_CARDS = 10

/** A cash card of the buyer, which can pay part of an order (decision 72). */
export interface CashCardFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  cashId: string
  balance: Fen
}

/** The part of an order that one cash card pays, fen. */
export interface CashPart {
  cashId: string
  /** Amount that the card pays; 0 if the card is not selected. */
  amount: Fen
  /** Balance after the payment. */
  stays: Fen
  /** Reason why the card cannot pay for the order, or null. */
  reason: Extract<ReasonCode, 'SCOPE' | 'NOTHING_LEFT'> | null
}

/**
 * Uses the selected cards, in the order of `cards`, to pay an amount. The amount includes fees. Each card pays the
 * remaining amount, up to its balance. A card pays nothing if its scope excludes one of the open units.
 *
 * @param open units whose remaining price is above 0
 * @param chosen ids of the selected cards
 */
export const payByCash = (
  amount: Fen,
  open: readonly ScopeFacts[],
  cards: readonly CashCardFacts[],
  chosen: readonly string[],
): { parts: CashPart[]; left: Fen } => {
  let left = amount
  const parts = cards.map((card): CashPart => {
    const { cashId, balance } = card
    const isOutside = open.some((unit) => !isInScope(card, unit))
    const reason = amount === 0 ? 'NOTHING_LEFT' : isOutside ? 'SCOPE' : null
    const part = reason === null && chosen.includes(cashId) ? minFen(left, balance) : fen(0)
    left = subtractFen(left, part)
    return { cashId, amount: part, stays: subtractFen(balance, part), reason }
  })
  return { parts, left }
}
