import type { Db } from '../../core/database/database'

/** The order that tickets of an order were rebooked to last; '' for none. */
export const rebookedTo = async (db: Db, orderId: string): Promise<string> => {
  const rebooked = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rebook_of', '=', orderId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .executeTakeFirst()
  return rebooked?.order_id ?? ''
}
