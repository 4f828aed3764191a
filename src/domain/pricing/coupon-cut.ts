import { atRate, type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import type { BasketUnit } from './basket'
import type { CouponRules } from './coupon-facts'

/** A unit with the amount that earlier steps left to pay. */
export interface OpenUnit extends BasketUnit {
  left: Fen
}

/** Units' total, fen, and pieces. */
export interface Eligible {
  amount: Fen
  pieces: number
}

export const totalOf = (units: readonly OpenUnit[]): Eligible => ({
  amount: sumFen(units.map(({ left }) => left)),
  pieces: units.reduce((sum, { pieces }) => sum + pieces, 0),
})

/** Returns what is missing to a coupon's minimum: fen or pieces, 0 when it is reached. */
export const missingOf = ({ limitationType, limitation }: CouponRules, { amount, pieces }: Eligible): number => {
  if (limitationType === 'AMOUNT') return Math.max(0, limitation - amount)
  return limitationType === 'QUANTITY' ? Math.max(0, limitation - pieces) : 0
}

const CASH = ['REDUCTION', 'CASH', 'MULTI_USER_RANDOM_CASH', 'MULTI_USER_FIXED_CASH', 'EXPIRY_COMPENSATION_CASH']

const DISCOUNTS = ['DISCOUNT', 'FULL_DISCOUNT']

/** Returns true for a type that takes an amount or a rate off the eligible units. */
export const takesOff = (couponType: string): boolean => CASH.includes(couponType) || DISCOUNTS.includes(couponType)

/** Returns the discount of a coupon on its eligible units, fen, at most their amount; 0 below its minimum. */
export const couponCut = (coupon: CouponRules, eligible: Eligible): Fen => {
  if (!takesOff(coupon.couponType) || missingOf(coupon, eligible) > 0) return fen(0)
  const { amount } = eligible
  const most = coupon.amount ?? amount
  if (CASH.includes(coupon.couponType)) return minFen(most, amount)
  return minFen(subtractFen(amount, atRate(amount, coupon.discount ?? 10_000)), most)
}

/** Returns the covered part of each unit that an EXCHANGE coupon covers: the dearest units first, by id when equal. */
export const coveredBy = ({ qty, amount }: CouponRules, eligible: readonly BasketUnit[]): ReadonlyMap<string, Fen> =>
  new Map(
    [...eligible]
      .filter(({ price }) => price > 0)
      .sort((a, b) => b.price - a.price || (a.unitId < b.unitId ? -1 : 1))
      .slice(0, qty)
      .map(({ unitId, price }) => [unitId, minFen(price, amount ?? price)]),
  )
