import * as v from 'valibot'
import { BIZ_TYPES, COUPON_STATES } from '@/domain/pricing/coupon-facts'
import { ENGINE_VERSION } from '@/domain/pricing/price-of'
import { RATE_SOURCES, RATED_KINDS } from '@/domain/pricing/rate'
import { rateTerms, useLimits } from './rate-terms'
import * as w from './wire'

const ids = w.list(v.string())

const unit = v.object({
  unitId: v.string(),
  kind: v.picklist(['TICKET', 'GOODS', 'CARD', 'COUPON_PACKAGE', 'MEMBERSHIP', 'PARKING']),
  price: w.price,
  pieces: w.number(1),
  showId: w.text(),
  sessionId: w.text(),
  seatPlanId: w.text(),
  venueId: w.text(),
  showType: w.text(),
  tagIds: ids,
  itemId: w.text(),
  categoryId: w.text(),
  /** True for goods that every ticket contains. */
  isRequired: v.optional(v.boolean()),
})

const promotion = v.object({
  promotionId: v.string(),
  /** Name of the promotion; '' if the gateway sends none. */
  title: w.text(),
  showId: w.text(),
  category: v.picklist(['FULL', 'PER', 'DISCOUNT']),
  threshold: v.pipe(v.number(), v.minValue(1)),
  value: v.pipe(v.number(), v.minValue(0)),
})

const coupon = v.object({
  couponId: v.string(),
  couponType: w.text(),
  limitationType: w.text(),
  limitation: w.number(),
  amount: w.priceOrNull,
  /** Share of the price that remains to be paid, basis points; null if the coupon is not a percentage discount. */
  discount: w.numberOrNull,
  qty: w.number(1),
  useCouponRule: w.text(),
  couponUseLimitVO: w.objectOrNull(useLimits),
  couponBizTypes: w.list(v.picklist(BIZ_TYPES)),
  useWay: w.oneOf(['ONLINE', 'OFFLINE'], 'ONLINE'),
  combinesWith: w.flag(true),
  couponStatus: w.oneOf(COUPON_STATES, 'UN_AVAILABLE'),
  startTime: w.number(),
  expireTime: w.momentOrNull,
})

const rate = v.object({
  rateId: v.string(),
  source: v.picklist(RATE_SOURCES),
  kind: v.picklist(RATED_KINDS),
  /** Name of the level or card. */
  title: w.text(),
  ...rateTerms,
})

const cover = v.object({
  coverId: v.string(),
  left: w.number(),
  useCouponRule: w.text(),
  couponUseLimitVO: w.objectOrNull(useLimits),
})

const points = v.object({
  usable: w.count,
  limitProportion: w.number(),
  rate: w.number(),
  isAuto: w.flag(),
})

const cashCard = v.object({
  cashId: v.string(),
  balance: w.price,
  useCouponRule: w.text(),
  couponUseLimitVO: w.objectOrNull(useLimits),
})

/**
 * Input of the gateway's pricing engine (domain/pricing), for prices without a request. Null from a gateway without
 * this engine, or with another version. Every change then requires a price from the gateway.
 */
export const pricingFacts = w.objectOrNull(
  v.object({
    engineVersion: v.literal(ENGINE_VERSION),
    basket: v.object({ units: v.array(unit), delivery: w.priceOrNull, service: w.price }),
    promotions: v.array(promotion),
    coupons: v.array(coupon),
    /** Discount rates of the buyer's level and cards. */
    rates: v.array(rate),
    promoPrimeShared: w.flag(true),
    /** Selected card that covers tickets; null if it does not exist. */
    cover: v.nullable(cover),
    /** The buyer's points with the merchant's rule; null if points pay nothing. */
    points: w.objectOrNull(points),
    /** The buyer's cash cards in the order of their use. */
    cashCards: w.list(cashCard),
  }),
)
export type PricingFactsAnswer = NonNullable<v.InferOutput<typeof pricingFacts>>
