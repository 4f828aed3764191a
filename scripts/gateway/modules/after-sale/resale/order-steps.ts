import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Step } from '../../trade/order/parts-service'

/**
 * Returns the listings of an order as steps of its timeline. Omits sales, because the refund for a sale is already a
 * step.
 */
export const offerSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const rows = await listRows(db, 'resales', { order_id: orderId }, 'sequence')
  return rows.flatMap(({ state, ticket_ids: { length: qty }, offered_at: offered, closed_at: closed }): Step[] => [
    { state: 'OFFERED', time: offered, qty, amount: null },
    ...(closed !== null && state !== 'SOLD'
      ? [{ state: 'OFFER_ENDED' as const, time: closed, qty, amount: null }]
      : []),
  ])
}
