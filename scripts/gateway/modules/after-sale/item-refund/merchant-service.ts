import type { Row, Tx } from '../../../core/database/database'
import type { Fen } from '../../../../../src/domain/money'
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

/** Pieces that were returned, and the agreed money, fen. */
interface ReturnedPieces {
  unitIds: readonly string[]
  amount: Fen
  extras: Fen
}

/**
 * Refunds returned pieces at the agreed amount. The caller locks the buyer and the order. Returns the id of the refund.
 * @param areSellable true if the pieces return to the stock
 */
export const refundReturned = (
  tx: Tx,
  order: Row<'item_orders'>,
  { unitIds, amount, extras }: ReturnedPieces,
  { returnId, areSellable, now }: { returnId: string; areSellable: boolean; now: number },
): Promise<string> => {
  const quote = { orderId: order.order_id, userId: order.user_id, unitIds, amount, extras }
  const received = { areSellable }
  return refundItems(
    tx,
    order,
    { ...quote, isChanged: false, expires: now },
    { key: `return-${returnId}`, hash: 'own', now, received },
  )
}
