import * as v from 'valibot'
import { flag, list, momentOrNull, number, optional, priceOrNull, text, utcOffset } from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

/**
 * A coupon that can be received: `amount` fen off from `threshold` fen on (null: no minimum), or `discount`, the share of the
 * price that is left to pay (0.9; 0 without one). `scope` names what it is for, '' for everything; `validDays` count from its
 * receipt, 0 where nothing is said. With `topicId` it has a page of its own in that topic. `needFaceAuth`: the face check comes first where
 * the merchant requires it (domain §6).
 */
const coupon = v.object({
  couponTemplateId: id,
  title: text(),
  amount: priceOrNull,
  discount: number(),
  threshold: priceOrNull,
  scope: text(),
  validDays: number(),
  topicId: text(),
  needFaceAuth: optional(flag()),
})
export type CouponBrief = v.InferOutput<typeof coupon>

/** A level of the paid membership with its rights. */
const memberLevel = v.object({ level: number(), name: text(), rights: list(text()), price: priceOrNull })

const privilegeCard = v.object({ cardId: id, name: text(), description: text(), price: priceOrNull })

const vote = v.object({ voteId: id, title: text(), voteCount: number(), endTime: momentOrNull, utcOffset })

/** `quota` 0: as many as come. */
const activity = v.object({
  activityId: id,
  title: text(),
  place: text(),
  startTime: momentOrNull,
  endTime: momentOrNull,
  utcOffset,
  quota: number(),
  enrolled: number(),
})
export type ActivityBrief = v.InferOutput<typeof activity>

/** Fields of the components whose screens come later, by the names that `layout.ts` spreads. */
export const blockFields = {
  COUPON_LIST: { coupons: list(coupon) },
  PAID_MEMBER: { levels: list(memberLevel) },
  PRIVILEGE_CARD: { cards: list(privilegeCard) },
  VOTE: { votes: list(vote) },
  ACTIVITY_ENROL: { activities: list(activity) },
} as const
