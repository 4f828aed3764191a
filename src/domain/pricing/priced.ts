import type { Fen } from '../money'
import type { CashPart } from './cash-cards'
import type { PointUsage } from './points'
import type { Reason } from './reason'

/** A line of a price, in fen. Reductions are negative. */
export interface PricedLine {
  kind:
    | 'TICKETS'
    | 'ITEMS'
    | 'DELIVERY'
    | 'SERVICE'
    | 'CARD'
    | 'MEMBER'
    | 'PROMOTION'
    | 'COUPON'
    | 'POINTS'
    | 'CASH_CARD'
  amount: Fen
  /** Id of the card, level privilege, promotion or coupon; '' for other lines. */
  sourceId: string
}

/** Reductions of one unit by kind, and the amount left to pay, in fen. */
export interface PricedShare {
  unitId: string
  /** Amount that a card covers. No other reduction applies to a covered unit. */
  card: Fen
  /** Reduction by the rate of a level or card. */
  member: Fen
  /** Id of that rate, or ''. */
  rateId: string
  promotion: Fen
  coupon: Fen
  points: Fen
  /** Amount paid in money and by cash cards. */
  paid: Fen
}

/** A coupon with its discount for the purchase, or the reason why it has no discount. */
export interface Candidate {
  couponId: string
  /** Discount, fen; 0 if there is a reason. */
  cut: Fen
  /**
   * Amount due with this coupon, after points and the selected cash cards, fen; null if the coupon has no discount.
   */
  payAmount: Fen | null
  reason: Reason | null
}

export interface Priced {
  lines: readonly PricedLine[]
  /** Amount before reductions, including fees, fen. */
  total: Fen
  /** Amount due after the cash cards, fen. */
  payAmount: Fen
  /** Id of the applied coupon; '' if no coupon is applied. */
  couponId: string
  promotionIds: readonly string[]
  shares: readonly PricedShare[]
  /** All coupons, in the same order as `PricingFacts.coupons`. */
  candidates: readonly Candidate[]
  /** The amount that points pay; null if the buyer cannot pay with points. */
  points: PointUsage | null
  /** All cash cards, in the same order as `PricingFacts.cashCards`. */
  cashCards: readonly CashPart[]
}
