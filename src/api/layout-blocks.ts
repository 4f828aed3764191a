import * as v from 'valibot'
import { cardFace } from './card-face'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

/**
 * A coupon that can be received.
 * - `amount`: fen off.
 * - `threshold`: minimum purchase in fen, null for no minimum.
 * - `discount`: factor on the price, for example 0.9 for 10 % off, 0 for other coupons.
 * - `scope`: applicable items, '' for all.
 * - `validDays`: days of validity from the receipt, 0 if unknown.
 * - `topicId`: topic with the page of the coupon.
 * - `needFaceAuth`: requires the face check, if the merchant has one (domain §6).
 */
const coupon = v.object({
  couponTemplateId: id,
  title: w.text(),
  amount: w.priceOrNull,
  discount: w.number(),
  threshold: w.priceOrNull,
  scope: w.text(),
  validDays: w.number(),
  topicId: w.text(),
  needFaceAuth: w.optional(w.flag()),
})
export type CouponBrief = v.InferOutput<typeof coupon>

/** A level of the paid membership with its rights. */
const memberLevel = v.object({ level: w.number(), name: w.text(), rights: w.list(w.text()), price: w.priceOrNull })

const vote = v.object({
  voteId: id,
  title: w.text(),
  voteCount: w.number(),
  endTime: w.momentOrNull,
  utcOffset: w.utcOffset,
})

/** An activity with limited places; a `quota` of 0 is unlimited. */
const activity = v.object({
  activityId: id,
  title: w.text(),
  place: w.text(),
  startTime: w.momentOrNull,
  endTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  quota: w.number(),
  enrolled: w.number(),
})
export type ActivityBrief = v.InferOutput<typeof activity>

/** Fields of layout components, by component type. The schemas of `layout.ts` use them. */
export const blockFields = {
  COUPON_LIST: { coupons: w.list(coupon) },
  PAID_MEMBER: { levels: w.list(memberLevel) },
  PRIVILEGE_CARD: { cards: w.list(cardFace) },
  VOTE: { votes: w.list(vote) },
  ACTIVITY_ENROL: { activities: w.list(activity) },
} as const
