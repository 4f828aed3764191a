import type { Row, Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { earnPoints } from './earn'

/** Gives the demo member the points of seeded orders that were not refunded. */
export const seedEarnedPoints = async (tx: Tx): Promise<void> => {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', DEMO_MEMBER)
    .where('paid_at', 'is not', null)
    .where('refund_state', '=', 'NONE')
    .where('refunded_count', '=', 0)
    .orderBy('paid_at')
    .execute()
  for (const order of orders) await earnPoints(tx, order as Row<'orders'>, order.paid_at as number)
}
