import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CouponFacts } from '../../../../../src/domain/pricing/coupon-facts'
import type { Candidate } from '../../../../../src/domain/pricing/priced'
import type { ReasonCode } from '../../../../../src/domain/pricing/reason'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { ofItems, orderState, type OwnCoupon, ownCoupons, stateOfRow } from './list-service'

export { serializeKind } from './serializer'

/** Selects the coupons of a buyer that are neither used nor expired, the earliest end first. */
const heldQuery = (db: Db | Tx, userId: string, now: number) =>
  ownCoupons(db, userId)
    .where((where) =>
      where.or([
        where('c.used_order_id', 'is', null),
        where('o.state', '=', 'UNPAID'),
        where('m.state', '=', 'UNPAID'),
      ]),
    )
    .where('c.expire_time', '>', now)
    .where('c.verified_at', 'is', null)
    .where('c.withdrawn_at', 'is', null)
    .orderBy('c.expire_time')
    .orderBy('c.coupon_id')

/** Returns the coupons of a buyer that can still be used. */
export const heldCoupons = (db: Db | Tx, userId: string, now: number): Promise<OwnCoupon[]> =>
  heldQuery(db, userId, now).execute() as Promise<OwnCoupon[]>

type FactColumn =
  | 'coupon_id'
  | 'start_time'
  | 'expire_time'
  | 'rules'
  | 'order_state'
  | 'refund_state'
  | 'verified_at'
  | 'withdrawn_at'

/** Fields of a buyer's coupon that a purchase needs. */
export type CouponRow = Pick<
  OwnCoupon,
  FactColumn | 'template_id' | 'used_order_id' | 'refund_order_id' | 'of_items' | 'title'
>

/**
 * Returns the coupons that a buyer can use for a purchase. Reads them as one JSON value, because a buyer may have
 * hundreds. Reading each column of each row takes several times as long.
 */
export const purchaseCoupons = async (db: Db | Tx, userId: string, now: number): Promise<CouponRow[]> => {
  const rows = heldQuery(db, userId, now)
    .clearSelect()
    .select(['c.coupon_id', 'c.template_id', 'c.start_time', 'c.expire_time', 'c.rules', 'c.used_order_id'])
    .select([orderState.as('order_state'), ofItems.as('of_items')])
    .select(['c.verified_at', 'c.withdrawn_at', 't.title', 'r.state as refund_state'])
    .select('r.order_id as refund_order_id')
  const { all } = await db.selectNoFrom(jsonArrayFrom(rows).as('all')).executeTakeFirstOrThrow()
  return all as CouponRow[]
}

/**
 * Returns the data of a coupon for the pricing engine. Copies each rule by name, because spreading the rules of
 * hundreds of coupons takes longer than pricing them.
 */
export const couponFacts = (row: Pick<OwnCoupon, FactColumn>, now: number): CouponFacts => {
  const { rules } = row
  return {
    couponType: rules.couponType,
    limitationType: rules.limitationType,
    limitation: rules.limitation,
    amount: rules.amount,
    discount: rules.discount,
    qty: rules.qty,
    useCouponRule: rules.useCouponRule,
    couponUseLimitVO: rules.couponUseLimitVO,
    couponBizTypes: rules.couponBizTypes,
    useWay: rules.useWay,
    combinesWith: rules.combinesWith,
    couponId: row.coupon_id,
    couponStatus: stateOfRow(row, now),
    startTime: row.start_time,
    expireTime: row.expire_time,
  }
}

/** Throws `Refusal` notFound unless a coupon in a request belongs to the buyer. The coupon may already be used. */
export const refuseForeignCoupon = async (db: Db | Tx, userId: string, couponId: string | undefined): Promise<void> => {
  if (!couponId) return
  found(await findRow(db, 'coupons', { coupon_id: couponId, user_id: userId }))
}

/** Returns the unpaid order that holds a coupon, or the order whose refund returns it. Returns '' without such an order. */
const blockingOrder = ({ used_order_id: used, refund_order_id: refunded }: CouponRow, code: ReasonCode): string =>
  (code === 'HELD' ? used : code === 'REFUNDING' ? refunded : null) ?? ''

/** Serializes a coupon of a purchase (contract: api/purchase OrderCoupon). */
export const serializeCoupon = (
  row: CouponRow,
  { cut, payAmount, reason }: Candidate,
  planName: (seatPlanId: string) => string,
  lang: Language,
) => ({
  couponId: row.coupon_id,
  couponTemplateId: row.template_id,
  title: row.title[lang],
  discountAmount: cut,
  startTime: row.start_time,
  expireTime: row.expire_time,
  usable: reason === null,
  reason: reason && {
    code: reason.code,
    missing: reason.missing ?? 0,
    difference: reason.difference ?? 0,
    payAmount: payAmount ?? 0,
    orderId: blockingOrder(row, reason.code),
    orderType: row.of_items ? 'goods' : 'ticket',
    wouldApply: reason.wouldApply
      ? { ...reason.wouldApply, seatPlanName: planName(reason.wouldApply.seatPlanId) }
      : null,
  },
  couponType: row.rules.couponType,
})
