import type { Row } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import type { Gateway } from '../../../core/context'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { requireFaceAuth } from '../../base/certification/state-service'
import { lockBuyer } from '../../base/user/account-service'

const DAY = 24 * 60 * 60_000
/** Default validity of a coupon. */
const DAYS = 30

/** Grants a buyer a coupon of a kind, once. Throws `Refusal`: notFound, couponReceived, faceAuthNeeded. */
export const obtainCoupon = async (
  { db, clock }: Gateway,
  userId: string,
  templateId: string,
): Promise<Pick<Row<'coupons'>, 'coupon_id' | 'template_id' | 'expire_time'>> => {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const template = found(await findRow(tx, 'coupon_templates', { template_id: templateId }))
    const held = await findRow(tx, 'coupons', { user_id: userId, template_id: templateId })
    if (held) throw new Refusal('couponReceived')
    await requireFaceAuth(tx, userId, template.need_face_auth, now)
    return tx
      .insertInto('coupons')
      .values({
        coupon_id: newId('C'),
        template_id: templateId,
        user_id: userId,
        start_time: now,
        expire_time: now + (template.valid_days ?? DAYS) * DAY,
        used_order_id: null,
        used_at: null,
        rules: json(template.rules),
      })
      .returning(['coupon_id', 'template_id', 'expire_time'])
      .executeTakeFirstOrThrow()
  })
}
