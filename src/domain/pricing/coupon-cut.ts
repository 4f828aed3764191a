import { atRate, type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import type { BasketUnit } from './basket'
import type { CouponRules } from './coupon-facts'

/** A unit with its amount due after earlier discounts. */
export interface OpenUnit extends BasketUnit {
  left: Fen
}

/** Total amount of some units, in fen, and their number of pieces. */
export interface Eligible {
  amount: Fen
  pieces: number
}

export const totalOf = (units: readonly OpenUnit[]): Eligible => ({
  amount: sumFen(units.map(({ left }) => left)),
  pieces: units.reduce((sum, { pieces }) => sum + pieces, 0),
})

/**
 * Returns the amount (fen) or number of pieces that is missing to reach a coupon's minimum; 0 if nothing is missing.
 */
export const missingOf = ({ limitationType, limitation }: CouponRules, { amount, pieces }: Eligible): number => {
  if (limitationType === 'AMOUNT') return Math.max(0, limitation - amount)
  return limitationType === 'QUANTITY' ? Math.max(0, limitation - pieces) : 0
}

const CASH = ['REDUCTION', 'CASH', 'MULTI_USER_RANDOM_CASH', 'MULTI_USER_FIXED_CASH', 'EXPIRY_COMPENSATION_CASH']

const DISCOUNTS = ['DISCOUNT', 'FULL_DISCOUNT']

/** Returns true if coupons of this type deduct an amount or a percentage from the eligible units. */
export const takesOff = (couponType: string): boolean => CASH.includes(couponType) || DISCOUNTS.includes(couponType)

/**
 * Returns the discount of a coupon on its eligible units, in fen. The discount does not exceed the price of the units.
 * Returns 0 if the coupon's minimum is not reached.
 */
export const couponCut = (coupon: CouponRules, eligible: Eligible): Fen => {
  if (!takesOff(coupon.couponType) || missingOf(coupon, eligible) > 0) return fen(0)
  const { amount } = eligible
  const most = coupon.amount ?? amount
  if (CASH.includes(coupon.couponType)) return minFen(most, amount)
  return minFen(subtractFen(amount, atRate(amount, coupon.discount ?? 10_000)), most)
}

/**
 * Returns the part of the price that an EXCHANGE coupon covers, by unit id, fen. The most expensive units are covered
 * first; units with equal prices are ordered by id.
 */
export const coveredBy = ({ qty, amount }: CouponRules, eligible: readonly BasketUnit[]): ReadonlyMap<string, Fen> =>
  new Map(
    [...eligible]
      .filter(({ price }) => price > 0)
      .sort((a, b) => b.price - a.price || (a.unitId < b.unitId ? -1 : 1))
      .slice(0, qty)
      .map(({ unitId, price }) => [unitId, minFen(price, amount ?? price)]),
  )
