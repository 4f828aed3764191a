import type { Row, Tx } from '../../../core/database/database'
import { refundItems } from './refund-items'
import { quoteOf } from './quote'

/**
 * Refunds an item order without a request of its buyer, once. The caller locks the buyer and the order. Throws
 * `Refusal` for the reason that blocks the refund.
 */
export const refundUnasked = async (tx: Tx, order: Row<'item_orders'>, now: number): Promise<void> => {
  const quote = await quoteOf(tx, order, now)
  await refundItems(tx, order, quote, { key: `own-${order.order_id}`, hash: 'own', now })
}
