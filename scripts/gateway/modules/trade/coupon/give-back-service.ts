import { validityAt } from '../../../../../src/domain/coupon/validity'
import type { Fen } from '../../../../../src/domain/money'
import { type RefundAmounts, reductionOf } from '../../../../../src/domain/refund/amounts'
import { type CouponOutcome, couponOutcome } from '../../../../../src/domain/refund/coupon-return'
import { DAY, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { countShows } from '../../catalogue/show/list-service'
import type { PriceLineRow } from '../pricing/service'
import { type KindSource, kindRow } from './kind'
import { enterCouponEvent, grantCoupon } from './ledger-service'
import { rulesOf } from './rules'

/**
 * Minimum validity of a returned coupon after a show was canceled or postponed, and validity of a coupon that replaces
 * it, in days.
 */
const VALID_DAYS = 30

/** Kind of the coupons that replace returned coupons. Buyers cannot obtain this kind in other ways. */
const COMPENSATION: KindSource = {
  id: 'COMPENSATION',
  title: { 'zh-CN': '演出变更补偿券', 'zh-MO': '演出變更補償券', 'en-US': 'Coupon for a changed show' },
  rules: { couponType: 'EXPIRY_COMPENSATION_CASH', amount: 1 },
}

/** Effect of a refund on an order's coupon. */
export interface CouponReturn {
  outcome: CouponOutcome
  /** Value of the coupon that is granted instead, in fen, or null. */
  compensation: Fen | null
}

type Order = Pick<Row<'orders'>, 'order_id' | 'user_id' | 'coupon_id'> & { price_lines: readonly PriceLineRow[] }

/** Returns the effect on an order's coupon if these amounts are refunded. */
export const couponReturn = async (
  db: Db | Tx,
  order: Order,
  amounts: Pick<RefundAmounts, 'coupon' | 'complete' | 'couponFree'>,
  { changed, now }: { changed: boolean; now: number },
): Promise<CouponReturn> => {
  if (order.coupon_id === null) return { outcome: 'NONE', compensation: null }
  const row = await db
    .selectFrom('coupons as c')
    .innerJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .select(['c.rules', 'c.expire_time', 't.valid_to'])
    .where('c.used_order_id', '=', order.order_id)
    .executeTakeFirst()
  const coupon = row && {
    ...{ couponType: row.rules.couponType, expireTime: row.expire_time, kindEnds: row.valid_to },
    isUseful: !changed || (await countShows(db, { scope: row.rules, onSale: now })) > 0,
  }
  const outcome = couponOutcome(coupon ?? null, amounts, changed, now)
  return { outcome, compensation: outcome === 'COMPENSATED' ? reductionOf(order.price_lines, ['COUPON']) : null }
}

const grantCompensation = async (tx: Tx, userId: string, amount: Fen, refundId: string, now: number): Promise<void> => {
  const kind = { ...kindRow(COMPENSATION), obtain_to: 0 }
  await tx
    .insertInto('coupon_templates')
    .values(kind)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rules = rulesOf({ ...COMPENSATION.rules, amount })
  const times = validityAt({ expirationType: 'DYNAMIC', length: VALID_DAYS, expirationUnit: 'DAY' }, now, SHOP_OFFSET)
  await grantCoupon(tx, { userId, templateId: COMPENSATION.id, rules, ...times, ref: refundId }, now)
}

/**
 * Returns the coupon of an order to its buyer or grants a replacement, according to `returned`. If the show was
 * canceled or postponed, the coupon is valid for at least another 30 days.
 */
export const giveBackCoupon = async (
  tx: Tx,
  { order_id: orderId, user_id: userId }: Order,
  { outcome, compensation }: CouponReturn,
  { refundId, changed, now }: { refundId: string; changed: boolean; now: number },
): Promise<void> => {
  if (compensation !== null) await grantCompensation(tx, userId, compensation, refundId, now)
  if (outcome !== 'BACK') return
  await tx
    .updateTable('coupons')
    .set((coupon) => ({
      used_order_id: null,
      used_at: null,
      refund_id: refundId,
      expire_time: changed
        ? coupon.fn<number>('greatest', [coupon.ref('expire_time'), coupon.val(now + VALID_DAYS * DAY)])
        : coupon.ref('expire_time'),
    }))
    .where('used_order_id', '=', orderId)
    .execute()
  await enterCouponEvent(tx, { refund_id: refundId }, { kind: 'RETURNING', at: now, ref: refundId })
}
