import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { paidOrders, paidTickets } from '../units/paid-service'
import { earnPoints } from './earn'

/** Gives the demo member the points of seeded orders that were not refunded. */
export const seedEarnedPoints = async (tx: Tx): Promise<void> => {
  for (const order of await paidOrders(tx, DEMO_MEMBER)) {
    const { paid_at: at } = order
    await earnPoints(tx, await paidTickets(tx, order, at), at)
  }
}
