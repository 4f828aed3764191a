import { couponRow, kindRow, type KindSource } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { enterCouponEvent } from '../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { SHOW } from './house'
import type { Player } from './played'

const kind = (id: string, rules: KindSource['rules']): KindSource => ({
  ...{ id, rules },
  title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id },
})

/** Kinds of coupons that the random walks use. */
const COUPONS = {
  ALL: kind('BENCH', { couponType: 'REDUCTION', amount: 1507 }),
  /** A coupon that is valid for one show. */
  SHOW: kind('BENCH-SHOW', {
    ...{ couponType: 'DISCOUNT', discount: 8_700, amount: 4_001, limitationType: 'NONE_THRESHOLD_DEDUCT_DISCOUNT' },
    ...{ useCouponRule: 'LIMIATION_SHOW_DATA', couponUseLimitVO: { showIds: [SHOW] } },
  }),
  EXCHANGE: kind('BENCH-EXCHANGE', { couponType: 'EXCHANGE', qty: 1 }),
  /** A share of a coupon packet that another user has split. */
  PACKET: kind('BENCH-PACKET', { couponType: 'MULTI_USER_RANDOM_CASH', amount: 733 }),
}
export type CouponName = keyof typeof COUPONS

/**
 * Returns the kind of coupon for a purchase. The kinds alternate. EXCHANGE is only used for several tickets, because it
 * would pay the whole price of a single ticket.
 */
export const couponInTurn = (turn: number, quantity: number): CouponName => {
  const names = (Object.keys(COUPONS) as CouponName[]).filter((name) => quantity > 1 || name !== 'EXCHANGE')
  return names[turn % names.length]
}

const TEN_YEARS = 3650 * 86_400_000

/** Creates the kinds of coupons that the buyers receive. */
export const openCoupons = async ({ gateway: { db } }: Player): Promise<void> => {
  await db
    .insertInto('coupon_templates')
    .values(Object.values(COUPONS).map((source) => kindRow(source)))
    .execute()
}

/** Gives a coupon to an account. @returns the id of the coupon */
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
