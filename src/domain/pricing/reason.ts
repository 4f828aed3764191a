import type { Fen } from '../money'

/** Why a coupon does not apply, or is not applied. */
export type ReasonCode =
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED'
  | 'REFUNDING'
  /** An unpaid order holds it, or it was withdrawn. */
  | 'HELD'
  /** The coupon's biz types match none of the units. */
  | 'BIZ_TYPE'
  | 'SCOPE'
  | 'AMOUNT'
  | 'QUANTITY'
  /** The coupon excludes the promotion, which saves at least as much. */
  | 'EXCLUSIVE'
  /** Used at a counter. */
  | 'OFFLINE'
  /** Used outside this storefront, or unknown here. */
  | 'OUTER'
  /** Other reductions leave nothing to pay. */
  | 'NOTHING_LEFT'
  /** The coupon applies only without the promotion, which saves more. */
  | 'BETTER'

/** A change of the purchase that makes a coupon apply. */
export interface WouldApply {
  seatPlanId: string
  /** Units of this tier. */
  quantity: number
  /** True if the tier replaces the others. */
  instead: boolean
  /** Sum with the change and the coupon, fen. */
  payAmount: Fen
}

export interface Reason {
  code: ReasonCode
  /** Missing fen for AMOUNT, missing pieces for QUANTITY. */
  missing?: number
  /** Amount that counts toward the minimum of AMOUNT, fen. */
  eligible?: Fen
  /** How much more the order costs with it, fen, for EXCLUSIVE and BETTER. */
  difference?: Fen
  wouldApply?: WouldApply
}
