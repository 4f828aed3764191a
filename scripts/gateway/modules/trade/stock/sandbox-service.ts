import type { Gateway } from '../../../core/context'
import { lockTier } from './service'

/**
 * Sells out a session for tests of buyers. Sessions with a seat plan stay unchanged, because their stock is the number of
 * free seats. Returns the number of tiers.
 */
export const fillSession = ({ db }: Gateway, sessionId: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const plans = await tx
      .selectFrom('seat_plans as p')
      .leftJoin('seat_sales as e', 'e.session_id', 'p.session_id')
      .select('p.seat_plan_id')
      .where('p.session_id', '=', sessionId)
      .where('e.session_id', 'is', null)
      .orderBy('p.seat_plan_id')
      .execute()
    for (const { seat_plan_id: id } of plans) {
      await lockTier(tx, id)
      await tx.updateTable('stocks').set({ remaining: 0 }).where('seat_plan_id', '=', id).execute()
    }
    return plans.length
  })
