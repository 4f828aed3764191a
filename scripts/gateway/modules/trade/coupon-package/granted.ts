import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { enterCouponEvent } from '../coupon/ledger-service'

type Order = Pick<Row<'item_orders'>, 'order_id' | 'user_id'>

/** Selects the coupons that an order delivered, except coupons that the merchant withdrew. */
const grantedBy = (db: Db | Tx, { order_id: orderId, user_id: userId }: Order) =>
  db
    .selectFrom('coupons as c')
    .where('c.user_id', '=', userId)
    .where('c.withdrawn_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupon_events as e')
          .select('e.coupon_id')
          .whereRef('e.coupon_id', '=', 'c.coupon_id')
          .where('e.kind', '=', 'RECEIVED')
          .where('e.ref', '=', orderId),
      ),
    )

/** SQL expression: true if the coupon `c` was used at least once, or is held by an order. */
const isUsed = sql<boolean>`(c.used_order_id is not null or c.verified_at is not null or exists (
  select from coupon_verifications v where v.coupon_id = c.coupon_id and v.at is not null))`

/** Returns true if a coupon that an order delivered is used, or held by another order. */
export const isAnyUsed = async (db: Db | Tx, order: Order): Promise<boolean> =>
  (await grantedBy(db, order).select('c.coupon_id').where(isUsed).executeTakeFirst()) !== undefined

/** Withdraws all coupons that an order delivered. Throws `Refusal` itemRefundUsed if one of them is used. */
export const withdrawCoupons = async (tx: Tx, order: Order, at: number): Promise<void> => {
  const coupons = await grantedBy(tx, order).select('c.coupon_id').orderBy('c.coupon_id').forUpdate().execute()
  // Checked after locking the coupons, because a counter may be verifying a coupon at the same time.
  if (await isAnyUsed(tx, order)) throw new Refusal('itemRefundUsed')
  for (const { coupon_id } of coupons) {
    await tx.updateTable('coupons').set({ withdrawn_at: at }).where('coupon_id', '=', coupon_id).execute()
    await enterCouponEvent(tx, { coupon_id }, { kind: 'WITHDRAWN', at, ref: order.order_id })
  }
}
