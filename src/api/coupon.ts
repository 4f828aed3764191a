import * as v from 'valibot'
import { MUTED_SCOPES } from '@/domain/coupon/reminders'
import { COUPON_EVENTS } from '@/domain/coupon/events'
import { COUPON_STATES, type CouponState } from '@/domain/pricing/coupon-facts'
import { get, post } from '@/request/call'
import { sessionRange } from './session-range'
import { type ShowCard, showCard } from './show-card'
import * as w from './wire'

const obtainedSchema = v.object({ couponId: w.text(), couponTemplateId: w.text(), expireTime: w.momentOrNull })
/** A received coupon and its expiry. */
export type ObtainedCoupon = v.InferOutput<typeof obtainedSchema>

/**
 * Receives a coupon. `obtainType` is the place of the button (domain §5), by default `SHOW_OBTAIN`. A kind with
 * `needFaceAuth` requires that the buyer has passed the face check. Source: shell §7.
 */
export const obtainCoupon = post<{ couponCode: string; obtainType: string }, ObtainedCoupon>(
  'buyer/cyy/v1/coupons/obtain',
  { auth: 'buyer', importance: 'high', read: w.reader(obtainedSchema) },
)

/** Converts the number of a state: 1 is AVAILABLE, 3 EXPIRED, any other USED (decision 35). */
const readState = (state: unknown): CouponState => {
  const number = typeof state === 'number' ? state : Number(String(state ?? '') || NaN)
  if (Number.isFinite(number)) return number === 1 ? 'AVAILABLE' : number === 3 ? 'EXPIRED' : 'USED'
  return COUPON_STATES.find((known) => known === state) ?? 'UN_AVAILABLE'
}

const rules = {
  couponTemplateId: w.text(),
  title: w.text(),
  couponType: w.text(),
  /** Unit of `limitation`, the minimum purchase: AMOUNT (fen), QUANTITY (tickets or pieces), or no minimum. */
  limitationType: w.text(),
  limitation: w.number(),
  /** Amount off, fen; for a percentage coupon the highest discount. Null without an amount. */
  amount: w.priceOrNull,
  /** Factor on the price, for example 0.9 for 10 % off; 0 for other coupons. */
  discount: w.number(),
  /** Units that an EXCHANGE coupon covers, or number of uses at a counter. */
  qty: w.number(1),
  useWay: w.oneOf(['ONLINE', 'OFFLINE'], 'ONLINE'),
  /** Scope of the coupon in the request's language. */
  useCouponRuleDesc: w.text(),
  couponBizTypes: w.list(w.text()),
  /** False for a coupon that cannot be combined with promotions. The field is not in the specification. */
  combinesWith: w.flag(true),
}

const couponFields = {
  ...rules,
  couponId: v.pipe(v.string(), v.nonEmpty()),
  couponStatus: v.fallback(v.pipe(v.unknown(), v.transform(readState)), 'UN_AVAILABLE'),
  startTime: w.momentOrNull,
  expireTime: w.momentOrNull,
  /** Time at which a paid order or a counter used the coupon, epoch ms; null for an unused coupon. */
  usedTime: w.optional(w.momentOrNull),
  isNewArrival: w.flag(),
  /**
   * Order that reserves or used the coupon, or whose refund returns it; '' without such an order. The field is not in
   * the specification.
   */
  orderId: w.text(),
  /** Type of the order in `orderId`: tickets or items. */
  orderType: w.orderType,
  /**
   * Reason why the coupon does not apply to the list's show or item (domain/pricing/reason). '' if the coupon applies,
   * and in all other lists. The field is not in the specification.
   */
  unfitReason: w.text(),
  /**
   * Remaining uses of an OFFLINE coupon with several uses; null for other coupons. The field is not in the
   * specification.
   */
  usesLeft: w.optional(w.numberOrNull),
}
const coupon = v.object(couponFields)
/** A buyer's coupon (domain §3). */
export type Coupon = v.InferOutput<typeof coupon>

const kindFields = {
  ...rules,
  needFaceAuth: w.flag(),
  /** Start and end of a fixed validity; null if the validity starts with the receipt. */
  startTime: w.momentOrNull,
  expireTime: w.momentOrNull,
  /** Duration of the validity from the receipt, in `expirationUnit`; 0 for a fixed validity. */
  length: w.number(),
  expirationUnit: w.oneOf(['HOUR', 'DAY', 'MONTH'], 'DAY'),
  /** Number of remaining coupons; null without a limit. The field is not in the specification. */
  stock: w.numberOrNull,
  /** Time from which the coupon can be received, epoch ms. The field is not in the specification. */
  obtainStartTime: w.momentOrNull,
  /** State of receiving the coupon. The field is not in the specification. */
  obtainState: w.oneOf(['OPEN', 'NOT_YET', 'OVER', 'GONE'], 'OPEN'),
}
/** Schema of a kind of coupon. */
export const kindShape = v.object({ ...kindFields, couponTemplateId: v.pipe(v.string(), v.nonEmpty()) })
/** A kind of coupon that can be received. */
export type CouponKind = v.InferOutput<typeof kindShape>

const texts = {
  restrictionDescription: w.text(),
  promotionDescription: w.text(),
  excludeScopeDesc: w.text(),
  ruleComments: w.list(w.text()),
  /** Places where an OFFLINE or OUTER coupon is used. */
  channelNames: w.list(w.text()),
  couponRangeVoList: w.list(
    v.object({
      showName: w.text(),
      sessionRangeVoList: w.list(sessionRange),
    }),
  ),
  /** Number of shows on sale to which the coupon applies. The field is not in the specification. */
  showCount: w.number(),
  /** Number of goods on sale to which the coupon applies. The field is not in the specification. */
  itemCount: w.optional(w.number()),
}

export const COUPON_HISTORY = ['USED', 'EXPIRED', 'REFUNDING'] as const

export interface OwnCouponsParams {
  offset: number
  length: number
  /** Status of past coupons; absent for coupons that can still be used. */
  couponStatus?: (typeof COUPON_HISTORY)[number]
  bizType?: string
  /** Filter: coupons of one kind in all states, the latest end first. */
  couponTemplateId?: string
  /** Filter: coupons of one package in all states. Without such coupons, the gateway responds "not found". */
  couponPackageId?: string
  sort?: 'END' | 'WORTH'
  /**
   * Filter: coupons for a show. Applicable coupons come first, then the others with the reason why they do not apply.
   * Cannot be combined with other filters.
   */
  showId?: string
  /** Filter: coupons for an item, as for `showId`. */
  itemId?: string
}

/** Returns this buyer's coupons. The filters are not in the specification. Source: domain §7, coupons. */
export const ownCoupons = get<OwnCouponsParams, w.Page<Coupon>>('user/buyer/v5/coupons/self/page', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(coupon),
})

const reminder = v.object({
  /** Next reminder, epoch ms. */
  at: w.moment,
  muted: w.oneOf(MUTED_SCOPES, 'NONE'),
})
/** The reminder before a coupon ends. */
export type CouponReminder = v.InferOutput<typeof reminder>

const couponEvent = v.object({ kind: v.picklist(COUPON_EVENTS), time: w.moment })

const ownDetail = v.object({
  /** Changes of the coupon, oldest first. Unknown kinds are left out. The field is not in the specification. */
  events: w.optional(w.list(couponEvent)),
  ...couponFields,
  ...texts,
  /** True if this buyer can receive another coupon of this kind. The field is not in the specification. */
  canReceive: w.flag(),
  /** The next reminder; null without a reminder. The field is not in the specification. */
  reminder: w.objectOrNull(reminder),
  /** Card for which the coupon was exchanged, or null. The field is not in the specification. */
  card: w.objectOrNull(
    v.object({
      cardId: v.pipe(v.string(), v.nonEmpty()),
      userCardInstanceId: v.pipe(v.string(), v.nonEmpty()),
      cardName: w.text(),
    }),
  ),
})
/** A buyer's coupon with its texts and scope. */
export type OwnCouponDetail = v.InferOutput<typeof ownDetail>

/** Returns a coupon of this buyer. The path is not in the specification. */
export const ownCoupon = get<{ couponId: string }, OwnCouponDetail>('user/buyer/v5/coupons/{couponId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(ownDetail),
})

const kindDetail = v.object({ ...kindFields, ...texts })
/** A kind of coupon with its texts and scope. */
export type CouponKindDetail = v.InferOutput<typeof kindDetail>

/** Returns a kind of coupon. Source: domain §7, coupons. */
export const couponKind = get<{ couponTemplateId: string }, CouponKindDetail>('user/pub/v3/coupons/detail', {
  auth: 'public',
  importance: 'high',
  read: w.reader(kindDetail),
})

/** Returns the kinds of coupons that every visitor can receive. The path is not in the specification. */
export const recommendedCoupons = get<{ offset: number; length: number }, w.Page<CouponKind>>(
  'user/pub/v3/coupons/recommend',
  { auth: 'public', importance: 'high', read: w.pageReader(kindShape) },
)

/**
 * Returns the shows to which a kind of coupon applies, or to which the buyer's coupon `couponId` of this kind applies.
 * Responds "not found" for a coupon that has ended. The path is not in the specification.
 */
export const couponShows = get<
  { couponTemplateId: string; couponId?: string; cityId?: string; offset: number; length: number },
  w.Page<ShowCard>
>('user/pub/v3/coupons/shows', { auth: 'public', importance: 'high', read: w.pageReader(showCard) })

const autoUse = v.object({ supportUse: w.flag(), privilegeCardName: w.text(), privilegeCardTemplateId: w.text() })
/** A privilege card for which the coupon can be exchanged at once; empty texts without such a card. */
export type AutoUse = v.InferOutput<typeof autoUse>

/** Returns whether a coupon can be exchanged for a privilege card at once. Source: domain §7, coupons. */
export const supportAutoUse = get<{ couponId: string }, AutoUse>('buyer/v1/coupon/support_auto_use', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(autoUse),
})

const exchangedCard = v.object({ cardId: w.text(), userCardInstanceId: v.pipe(v.string(), v.nonEmpty()) })

/** Exchanges a coupon for its privilege card. A repeated call returns the same card. Source: domain §7, cards. */
export const exchangeCoupon = post<
  { couponId: string; privilegeCardTemplateId: string; type: 'CARD' },
  v.InferOutput<typeof exchangedCard>
>('buyer/v1/exchange_coupon/use', { auth: 'buyer', importance: 'high', read: w.reader(exchangedCard) })

const couponCode = v.object({
  /** Text of the QR code; '' for a use that a counter has verified. */
  verifyCode: w.text(),
  /** Picture for a use that a counter has verified; '' for others. */
  statusImageUrl: w.text(),
  verifyCodeExpireTime: w.momentOrNull,
})
/** One use of a coupon at a counter: a code that works once, or a picture after the verification. */
export type CouponCode = v.InferOutput<typeof couponCode>

interface CodeParams {
  couponId: string
  couponTemplateId: string
  /** Order for which the buyer shows the code; '' without an order. */
  orderId: string
  source: 'ORDER_INFO' | 'SINGLE_COUPON'
}

/** Returns the codes of an OFFLINE coupon, one for each use. Source: domain §7, coupons. */
export const couponCodes = post<CodeParams, CouponCode[]>('user/buyer/v5/coupons/verify/code', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(couponCode)),
})
