import type { Db } from '../db/database'
import { expireDue } from '../seats/hold-rows'
import { closeDue, type Scope } from './order-life'
import { settleDue } from './settle'

/**
 * Lets happen what the clock says has happened: late payments first, for one that came in time keeps its order open,
 * then the end of unpaid orders and of holds of seats. Called before orders are read or made, and by the sweep.
 */
export const catchUp = async (db: Db, now: number, scope: Scope = {}): Promise<void> => {
  await settleDue(db, now, scope)
  await closeDue(db, now, scope)
  if (!scope.orderId) await expireDue(db, now, scope)
}
