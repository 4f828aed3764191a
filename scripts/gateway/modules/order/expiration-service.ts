import type { Db } from '../../core/database/database'
import { expireDue } from '../seat/hold-state-service'
import { closeDue, type Scope } from './lifecycle-service'
import { settleDue } from '../payment/settlement-service'

/**
 * Lets happen what the clock says has happened: late payments first, for one that came in time keeps its order open,
 * then the end of unpaid orders and of holds of seats. Called before orders are read or made, and by the sweep.
 */
export const applyExpirations = async (db: Db, now: number, scope: Scope = {}): Promise<void> => {
  await settleDue(db, now, scope)
  await closeDue(db, now, scope)
  if (!scope.orderId) await expireDue(db, now, scope)
}
