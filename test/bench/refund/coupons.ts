import { couponRow, kindRow, type KindSource } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { enterCouponEvent } from '../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { SHOW } from './house'
import type { Player } from './played'

const kind = (id: string, rules: KindSource['rules']): KindSource => ({
  ...{ id, rules },
  title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id },
})

/** Kinds of coupons in the random walks. */
const COUPONS = {
  ALL: kind('BENCH', { couponType: 'REDUCTION', amount: 1507 }),
  /** A coupon for one show. */
  SHOW: kind('BENCH-SHOW', {
    ...{ couponType: 'DISCOUNT', discount: 8_700, amount: 4_001, limitationType: 'NONE_THRESHOLD_DEDUCT_DISCOUNT' },
    ...{ useCouponRule: 'LIMIATION_SHOW_DATA', couponUseLimitVO: { showIds: [SHOW] } },
  }),
  EXCHANGE: kind('BENCH-EXCHANGE', { couponType: 'EXCHANGE', qty: 1 }),
  /** A share of a coupon packet. */
  PACKET: kind('BENCH-PACKET', { couponType: 'MULTI_USER_RANDOM_CASH', amount: 733 }),
}
export type CouponName = keyof typeof COUPONS

/**
 * Returns the kind of coupon of a purchase, in turns. An EXCHANGE coupon would pay the whole price of a single ticket.
 */
export const couponInTurn = (turn: number, quantity: number): CouponName => {
  const names = (Object.keys(COUPONS) as CouponName[]).filter((name) => quantity > 1 || name !== 'EXCHANGE')
  return names[turn % names.length]
}

const TEN_YEARS = 3650 * 86_400_000

/** Creates the kinds of coupons that buyers have. */
export const openCoupons = async ({ gateway: { db } }: Player): Promise<void> => {
  await db
    .insertInto('coupon_templates')
    .values(Object.values(COUPONS).map((source) => kindRow(source)))
    .execute()
}

/** Gives a coupon to an account. @returns its id */
export const giveCoupon = async (player: Player, userId: string, name: CouponName = 'ALL'): Promise<string> => {
  const { db, clock } = player.gateway
  const couponId = `BC${player.key()}`
  const own = { couponId, userId, startTime: 0, expireTime: clock.now() + TEN_YEARS }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('coupons').values(couponRow(COUPONS[name], own)).execute()
    await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'RECEIVED', at: clock.now() })
  })
  return couponId
}
