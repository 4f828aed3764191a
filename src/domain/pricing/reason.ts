import type { Fen } from '../money'

/** Reason why a coupon cannot be applied, or is not applied. */
export type ReasonCode =
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED'
  | 'REFUNDING'
  /** The coupon is reserved for an unpaid order, or was withdrawn. */
  | 'HELD'
  /** The coupon's biz types include the kind of none of the units. */
  | 'BIZ_TYPE'
  | 'SCOPE'
  | 'AMOUNT'
  | 'QUANTITY'
  /** The coupon cannot be combined with the promotion, which saves at least as much. */
  | 'EXCLUSIVE'
  /** The coupon can be used only at a counter. */
  | 'OFFLINE'
  /** The coupon can be used only outside this storefront, or its type is unknown. */
  | 'OUTER'
  /** Other discounts leave nothing to pay. */
  | 'NOTHING_LEFT'
  /** The coupon saves less than the promotion, and its minimum is reached only without the promotion. */
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
  /** Missing fen for `AMOUNT`, missing pieces for `QUANTITY`. */
  missing?: number
  /** Amount that counts toward the minimum of an `AMOUNT` coupon, fen. */
  eligible?: Fen
  /** Additional cost of the order with the coupon, fen. Set for `EXCLUSIVE` and `BETTER`. */
  difference?: Fen
  wouldApply?: WouldApply
}
