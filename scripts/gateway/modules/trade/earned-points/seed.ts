import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { paidOrders } from '../units/paid-service'
import { earnPoints } from './earn'

/** Gives the demo member the points of seeded orders that were not refunded. */
export const seedEarnedPoints = async (tx: Tx): Promise<void> => {
  for (const order of await paidOrders(tx, DEMO_MEMBER)) await earnPoints(tx, order, order.paid_at)
}
