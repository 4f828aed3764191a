import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { unpaidMinutes } from '../../base/shop/limits-service'
import { orderNumber } from '../purchase/order-number-service'

/** Columns that differ between new orders. All other columns have the same values in every new order. */
export type NewOrder = Pick<
  Row<'orders'>,
  | 'user_id'
  | 'idempotency_key'
  | 'request_hash'
  | 'show_id'
  | 'session_id'
  | 'ticket_count'
  | 'total'
  | 'pay_amount'
  | 'card_amount'
  | 'price_lines'
  | 'deliver_method'
  | 'contact'
  | 'delivery'
  | 'coupon_id'
  | 'promotion_id'
  | 'privilege_id'
  | 'remark'
  | 'plan_distributor_id'
  | 'distributor_user_id'
  | 'rebook_of'
  | 'moved_in'
> & {
  now: number
  utcOffset: number
  /** Payment deadline, epoch ms. By default, this is now plus the merchant's payment period. */
  reserveUntil?: number
  /** Parent of orders that are bought together, or null. */
  parent_id?: string | null
}

/** Inserts an unpaid order. The caller adds items, attendees and the first event, and updates stock and coupon. */
export const insertOrderRow = async (
  tx: Tx,
  { now, utcOffset, reserveUntil = now + unpaidMinutes * 60_000, parent_id = null, ...wanted }: NewOrder,
): Promise<Row<'orders'>> => {
  const order: Row<'orders'> = {
    ...wanted,
    order_id: newId('O'),
    order_number: orderNumber(now, utcOffset),
    transaction_id: newId('X'),
    bind_id: newId('B'),
    state: 'UNPAID',
    parent_id,
    ...{ refund_state: 'NONE', refunded_count: 0, refunded_amount: 0, moved_out: 0, express: null },
    ...{ created_at: now, reserve_until: reserveUntil, paid_at: null, pay_product: null },
  }
  await tx
    .insertInto('orders')
    .values({
      ...order,
      price_lines: json(order.price_lines),
      contact: json(order.contact),
      delivery: order.delivery && json(order.delivery),
    })
    .execute()
  return order
}
