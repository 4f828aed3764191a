import * as v from 'valibot'
import { cardFace } from './card-face'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

/**
 * A coupon that can be received.
 * - `amount` fen off from `threshold` fen on (null for no minimum), or `discount`, the share of the price to pay (0.9;
 *   0 without one).
 * - `scope`: the items that it is for, '' for all.
 * - `validDays`: counted from its receipt, 0 if unknown.
 * - `topicId`: the topic that has a page for it.
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

/** A `quota` of 0 is unlimited. */
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

/** Fields of layout components for the schemas of `layout.ts`, by component type. */
export const blockFields = {
  COUPON_LIST: { coupons: w.list(coupon) },
  PAID_MEMBER: { levels: w.list(memberLevel) },
  PRIVILEGE_CARD: { cards: w.list(cardFace) },
  VOTE: { votes: w.list(vote) },
  ACTIVITY_ENROL: { activities: w.list(activity) },
} as const
