import type { Fen } from '../money'
import type { CashPart } from './cash-cards'
import type { PointUsage } from './points'
import type { Reason } from './reason'

/** A line of a price, fen; reductions are negative. */
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
  /** Id of the card, level privilege, promotion or coupon; '' for others. */
  sourceId: string
}

/** The parts of a unit in each reduction, and what is left to pay, fen. */
export interface PricedShare {
  unitId: string
  /** Covered by a card. Nothing else reduces the unit. */
  card: Fen
  /** By the rate of a level or card. */
  member: Fen
  /** Id of that rate; '' without one. */
  rateId: string
  promotion: Fen
  coupon: Fen
  points: Fen
  /** By money and cash cards. */
  paid: Fen
}

/** How a coupon fits the purchase: a discount, or a reason. */
export interface Candidate {
  couponId: string
  /** Discount, fen; 0 with a reason. */
  cut: Fen
  /** Sum of the order with it, after points and the chosen cash cards, fen; null for one that takes nothing off. */
  payAmount: Fen | null
  reason: Reason | null
}

export interface Priced {
  lines: readonly PricedLine[]
  /** Before reductions, with fees, fen. */
  total: Fen
  /** Amount due after the cash cards, fen. */
  payAmount: Fen
  /** The applied coupon; '' without one. */
  couponId: string
  promotionIds: readonly string[]
  shares: readonly PricedShare[]
  /** Every coupon, in the order of the facts. */
  candidates: readonly Candidate[]
  /** The part that points pay; null if no points are offered. */
  points: PointUsage | null
  /** Every cash card, in the order of the facts. */
  cashCards: readonly CashPart[]
}
