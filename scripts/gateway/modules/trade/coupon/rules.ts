import { fen } from '../../../../../src/domain/money'
import {
  COUPON_TYPES,
  type CouponRules,
  isUseRule,
  USE_RULES,
  type UseLimits,
} from '../../../../../src/domain/pricing/coupon-facts'

/** Rules of a kind of coupon in its data file, which contains only values that differ from the defaults. */
export type RulesSource = Partial<Omit<CouponRules, 'amount' | 'couponUseLimitVO'>> & {
  couponType: string
  /** Amount in fen. */
  amount?: number
  couponUseLimitVO?: Partial<UseLimits>
}

/**
 * Returns complete rules. The defaults are all shows, no minimum, online, and combinable with promotions. Throws
 * `RangeError` for invalid rules.
 */
export const rulesOf = (source: RulesSource): CouponRules => {
  const { couponType, amount = null, discount = null, limitation = 0, couponUseLimitVO } = source
  const { useCouponRule = 'ALL_SHOW' } = source
  if (!(COUPON_TYPES as readonly string[]).includes(couponType))
    throw new RangeError(`Invalid couponType: ${couponType}. Use one of ${COUPON_TYPES.join(', ')}.`)
  // A coupon with an unknown rule would apply to nothing.
  if (!isUseRule(useCouponRule))
    throw new RangeError(`Invalid useCouponRule: ${useCouponRule}. Use one of ${USE_RULES.join(', ')}.`)
  if (limitation < 0) throw new RangeError(`Invalid limitation: ${limitation}. Use 0 or more.`)
  if (amount !== null && amount <= 0) throw new RangeError(`Invalid amount: ${amount}. Use fen above 0.`)
  if (discount !== null && (discount <= 0 || discount >= 10_000))
    throw new RangeError(`Invalid discount: ${discount}. Use basis points between 0 and 10,000.`)
  return {
    limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
    limitation: 0,
    qty: 1,
    useCouponRule: 'ALL_SHOW',
    couponBizTypes: ['SHOW'],
    useWay: 'ONLINE',
    combinesWith: true,
    ...source,
    amount: amount === null ? null : fen(amount),
    discount,
    couponUseLimitVO: couponUseLimitVO
      ? {
          ...{ showIds: [], showSessionIds: [], seatPlanIds: [], venueIds: [] },
          ...{ showTypes: [], tagIds: [], itemIds: [], categoryIds: [] },
          ...couponUseLimitVO,
        }
      : null,
  }
}
