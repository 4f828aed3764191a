import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { rulesOf } from './rules'
import coupons from './data/coupons.json'

export const seedCouponTemplates = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('coupon_templates')
    .values(
      coupons.map(({ id, title, rules, validDays, needFaceAuth }) => ({
        template_id: id,
        title: json(title),
        rules: json(rulesOf(rules)),
        valid_days: validDays,
        need_face_auth: needFaceAuth ?? false,
      })),
    )
    .execute()
}

/** Writes one coupon of each kind for the demo member. */
export const seedCoupons = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('coupons')
    .values(
      coupons.map(({ id, rules, days }) => ({
        coupon_id: `C${id}${DEMO_MEMBER}`,
        template_id: id,
        user_id: DEMO_MEMBER,
        start_time: now - 10 * DAY,
        expire_time: now + days * DAY,
        used_order_id: null,
        used_at: null,
        rules: json(rulesOf(rules)),
      })),
    )
    .execute()
}
