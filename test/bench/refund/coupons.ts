import { couponRow, kindRow } from '../../../scripts/gateway/modules/trade/coupon/kind'
import type { Player } from './played'

const KIND = {
  id: 'BENCH',
  title: { 'zh-CN': 'Bench', 'zh-MO': 'Bench', 'en-US': 'Bench' },
  rules: { couponType: 'REDUCTION', amount: 1507 },
}
const TEN_YEARS = 3650 * 86_400_000

/** Makes the kind of coupon that buyers have. */
export const openCoupons = async ({ gateway: { db } }: Player): Promise<void> => {
  await db.insertInto('coupon_templates').values(kindRow(KIND)).execute()
}

/** Gives a coupon to an account. @returns its id */
export const giveCoupon = async (player: Player, userId: string): Promise<string> => {
  const { db, clock } = player.gateway
  const couponId = `BC${player.key()}`
  const own = { couponId, userId, startTime: 0, expireTime: clock.now() + TEN_YEARS }
  await db.insertInto('coupons').values(couponRow(KIND, own)).execute()
  return couponId
}
