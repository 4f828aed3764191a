import type { Fen } from '../money'

/** Reason why a coupon cannot be applied, or is not applied. */
export type ReasonCode =
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED'
  | 'REFUNDING'
  /** The coupon is reserved for an unpaid order, or was withdrawn. */
  | 'HELD'
  /** No unit of the purchase has a kind in the coupon's biz types. */
  | 'BIZ_TYPE'
  | 'SCOPE'
  | 'AMOUNT'
  | 'QUANTITY'
  /** The coupon excludes promotions, and the promotions save at least as much. */
  | 'EXCLUSIVE'
  /** The coupon can be used only at a counter. */
  | 'OFFLINE'
  /** The coupon can be used only outside this storefront, or its type is unknown. */
  | 'OUTER'
  /** Other discounts leave nothing to pay. */
  | 'NOTHING_LEFT'
  /**
   * The coupon saves less than the promotion, and the amount reaches the coupon's minimum only without the promotion.
   */
  | 'BETTER'

/** A change of the purchase that makes a coupon apply. */
export interface WouldApply {
  seatPlanId: string
  /** Number of units of this tier after the change. */
  quantity: number
  /** True if the tier replaces the other tiers. */
  instead: boolean
  /** Amount due with the change and the coupon, fen. */
  payAmount: Fen
}

export interface Reason {
  code: ReasonCode
  /** Missing amount in fen for `AMOUNT`; missing number of pieces for `QUANTITY`. */
  missing?: number
  /** Amount that counts toward the minimum of an `AMOUNT` coupon, fen. */
  eligible?: Fen
  /** Amount in fen by which the coupon makes the order more expensive. Set for `EXCLUSIVE` and `BETTER`. */
  difference?: Fen
  wouldApply?: WouldApply
}
