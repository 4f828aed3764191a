import { type Fen, fen, minFen, subtractFen } from '../money'
import type { ScopeFacts } from './basket'
import { type CouponRules, isInScope } from './coupon-facts'
import type { ReasonCode } from './reason'

/** Maximum number of cash cards that pay one order. */
export const MOST_CASH_CARDS = 10

/** A cash card of the buyer, which pays a part of an order (decision 72). */
export interface CashCardFacts extends Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'> {
  /** Id of the buyer's card. */
  cashId: string
  balance: Fen
}

/** The part of an order that a cash card pays, fen. */
export interface CashPart {
  cashId: string
  /** 0 for a card that is not chosen. */
  amount: Fen
  /** Balance after the payment. */
  stays: Fen
  /** Why the card cannot pay the order, or null. */
  reason: Extract<ReasonCode, 'SCOPE' | 'NOTHING_LEFT'> | null
}

/**
 * Pays an amount, fees included, by the chosen cards in the order of the list. Each takes the lesser of its balance and
 * what is left. A card whose range lacks one of the open units pays nothing.
 *
 * @param open units that still cost something
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
