import { json } from '../../../scripts/gateway/core/database/json'
import { rulesOf } from '../../../scripts/gateway/modules/trade/coupon/rules'
import type { Player } from './played'

const TEMPLATE = 'BENCH'
const RULES = rulesOf({ couponType: 'REDUCTION', amount: 1507 })
const TEN_YEARS = 3650 * 86_400_000

/** Makes the kind of coupon that buyers have. */
export const openCoupons = async ({ gateway: { db } }: Player): Promise<void> => {
  const title = json({ 'zh-CN': 'Bench', 'zh-MO': 'Bench', 'en-US': 'Bench' })
  await db
    .insertInto('coupon_templates')
    .values({
      ...{
        template_id: TEMPLATE,
        title,
        rules: json(RULES),
        valid_days: null,
        need_face_auth: false,
      },
    })
    .execute()
}

/** Gives a coupon to an account. @returns its id */
export const giveCoupon = async (player: Player, userId: string): Promise<string> => {
  const { db, clock } = player.gateway
  const couponId = `BC${player.key()}`
  await db
    .insertInto('coupons')
    .values({
      ...{ coupon_id: couponId, template_id: TEMPLATE, user_id: userId, start_time: 0 },
      ...{
        expire_time: clock.now() + TEN_YEARS,
        used_order_id: null,
        used_at: null,
        rules: json(RULES),
      },
    })
    .execute()
  return couponId
}
