import type { Fen } from '../money'
import type { BasketUnit, ScopeFacts, UnitKind } from './basket'

/** Coupon types of the specification (domain §3). `ALL` is only a filter of lists, never the type of a coupon. */
export const COUPON_TYPES = [
  'REDUCTION',
  'CASH',
  'MULTI_USER_RANDOM_CASH',
  'MULTI_USER_FIXED_CASH',
  'EXPIRY_COMPENSATION_CASH',
  'DISCOUNT',
  'FULL_DISCOUNT',
  'EXCHANGE',
  'OUTER',
] as const

/** Use rules from the narrowest to the widest, in the specification's spelling. */
export const USE_RULES = [
  'LIMIATION_SHOW_SESSION_SEATPLAN',
  'LIMIATION_ITEM',
  'LIMIATION_SHOW_DATA',
  'LIMIATION_ITEM_CATEGORY',
  'LIMIATION_VENUE_USE',
  'LIMIATION_SHOW_TYPE_OR_TAG',
  'ALL_SHOW',
  'ALL_PRODUCT',
] as const
export type UseRule = (typeof USE_RULES)[number]

/** Returns true for a use rule of the specification. */
export const isUseRule = (rule: string): rule is UseRule => (USE_RULES as readonly string[]).includes(rule)

/** Kinds of units to which a coupon can apply (`couponBizTypes`). */
export const BIZ_TYPES = ['SHOW', 'ITEM', 'PRIVILEGE_CARD', 'PARKING_FEE'] as const
type BizType = (typeof BIZ_TYPES)[number]

/** Lists of ids to which a use rule limits a coupon (`couponUseLimitVO`). */
export interface UseLimits {
  showIds: readonly string[]
  showSessionIds: readonly string[]
  seatPlanIds: readonly string[]
  venueIds: readonly string[]
  showTypes: readonly string[]
  tagIds: readonly string[]
  itemIds: readonly string[]
  categoryIds: readonly string[]
}

const NO_LIMITS: UseLimits = {
  ...{ showIds: [], showSessionIds: [], seatPlanIds: [], venueIds: [] },
  ...{ showTypes: [], tagIds: [], itemIds: [], categoryIds: [] },
}

/** Returns the id lists of a coupon's use rule; empty lists if the coupon has none. */
export const limitsOf = ({ couponUseLimitVO }: Pick<CouponRules, 'couponUseLimitVO'>): UseLimits =>
  couponUseLimitVO ?? NO_LIMITS

/** Terms of a discount and its scope. A coupon has the terms that applied when the buyer received it. */
export interface CouponRules {
  couponType: string
  /** `AMOUNT`, `QUANTITY`, `NONE_THRESHOLD_DEDUCT_AMOUNT` or `NONE_THRESHOLD_DEDUCT_DISCOUNT`. */
  limitationType: string
  /** Minimum purchase: fen for `AMOUNT`, pieces for `QUANTITY`. */
  limitation: number
  /**
   * Discount in fen. For EXCHANGE, the highest price of a covered unit; for DISCOUNT, the highest discount. Null if
   * absent.
   */
  amount: Fen | null
  /** Share of the price that remains to be paid, basis points; null if the coupon is not a percentage discount. */
  discount: number | null
  /** Number of units that an EXCHANGE coupon covers. */
  qty: number
  useCouponRule: string
  /** Id lists of the use rule; null if the rule needs no lists. */
  couponUseLimitVO: UseLimits | null
  couponBizTypes: readonly string[]
  useWay: 'ONLINE' | 'OFFLINE'
  /** False for a coupon that excludes promotions. */
  combinesWith: boolean
}

/** States of a coupon (decisions 35 and 59). */
export const COUPON_STATES = ['PENDING', 'AVAILABLE', 'UN_AVAILABLE', 'USED', 'REFUNDING', 'EXPIRED'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** A buyer's coupon. Times are in epoch ms. */
export interface CouponFacts extends CouponRules {
  couponId: string
  couponStatus: CouponState
  startTime: number
  /** End of the validity; null if the coupon does not expire. */
  expireTime: number | null
}

const BIZ_OF: Readonly<Partial<Record<UnitKind, BizType>>> = {
  TICKET: 'SHOW',
  GOODS: 'ITEM',
  CARD: 'PRIVILEGE_CARD',
  MEMBERSHIP: 'ITEM',
  PARKING: 'PARKING_FEE',
}

/** Returns true if the coupon's biz types include the kind of the unit. */
export const countsKind = ({ couponBizTypes }: Pick<CouponRules, 'couponBizTypes'>, { kind }: ScopeFacts): boolean => {
  const type = BIZ_OF[kind]
  return type !== undefined && couponBizTypes.includes(type)
}

type Matcher = (limits: UseLimits, unit: ScopeFacts) => boolean

const MATCHERS: Readonly<Record<UseRule, Matcher>> = {
  LIMIATION_SHOW_SESSION_SEATPLAN: ({ showIds, showSessionIds, seatPlanIds }, unit) =>
    showSessionIds.length + seatPlanIds.length > 0 &&
    [
      [showIds, unit.showId] as const,
      [showSessionIds, unit.sessionId] as const,
      [seatPlanIds, unit.seatPlanId] as const,
    ].every(([ids, id]) => ids.length === 0 || ids.includes(id)),
  LIMIATION_ITEM: ({ itemIds }, { itemId }) => itemIds.includes(itemId),
  LIMIATION_SHOW_DATA: ({ showIds }, { showId }) => showIds.includes(showId),
  LIMIATION_ITEM_CATEGORY: ({ categoryIds }, { categoryId }) => categoryIds.includes(categoryId),
  LIMIATION_VENUE_USE: ({ venueIds }, { venueId }) => venueIds.includes(venueId),
  LIMIATION_SHOW_TYPE_OR_TAG: ({ showTypes, tagIds }, unit) =>
    showTypes.includes(unit.showType) || tagIds.some((tag) => unit.tagIds.includes(tag)),
  ALL_SHOW: (_, { showId }) => showId !== '',
  ALL_PRODUCT: () => true,
}

/** Returns true if the coupon's use rule includes the unit. An unknown rule and an empty list match nothing. */
export const isInScope = (rules: Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'>, unit: ScopeFacts): boolean =>
  isUseRule(rules.useCouponRule) && MATCHERS[rules.useCouponRule](limitsOf(rules), unit)

/**
 * Rank of a use rule, which decides between equal coupons. The narrowest rule has rank 0; an unknown rule counts as
 * the widest.
 */
export const scopeWidth = (rule: string): number => (isUseRule(rule) ? USE_RULES.indexOf(rule) : USE_RULES.length)

/** Returns the units to which a coupon applies. */
export const eligibleUnits = <Unit extends BasketUnit>(coupon: CouponRules, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => countsKind(coupon, unit) && isInScope(coupon, unit))
