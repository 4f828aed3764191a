import type { Db } from '../../core/database/database'
import { leaveToJob, type OnRowError } from '../../core/each-row'
import { expireDue } from '../seat/hold-state-service'
import { moveParcels } from '../express/parcel-service'
import { cancelChanged } from '../invoice/cancel-service'
import { noteChanges } from './change-service'
import { closeDue, type Scope } from './lifecycle-service'
import { remindOfSales } from '../show/reminder-service'
import { notifyRegistered } from '../show/shortage-service'
import { rollLines } from '../waitlist/line-service'
import { settleDue } from '../payment/settlement-service'
import { expireRebooks } from '../rebook/expiry-service'
import { settleRefunds } from '../refund/settle-service'
import { endReturns } from '../ticket-return/expiry-service'

/**
 * Applies everything that is due by the clock: news of payments first, since one that was made in time pays its order,
 * then the providers' answers about refunds, parcels on their way, the expiry of unpaid orders and of holds, then the waitlists, which get what came back,
 * and those who registered for it; invoices of orders that changed, and buyers of what was
 * cancelled or postponed. Called before orders are read or created, and by the expiry job. A row that fails stops no other row.
 */
export const applyExpirations = async (
  db: Db,
  now: number,
  scope: Scope = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  await settleDue(db, now, scope, onError)
  await settleRefunds(db, now, scope, onError)
  await moveParcels(db, now, scope, onError)
  await closeDue(db, now, scope, onError)
  if (!scope.orderId) await expireDue(db, now, scope, onError)
  await expireRebooks(db, now, onError)
  await endReturns(db, now, onError)
  await rollLines(db, now, onError)
  if (Object.keys(scope).length > 0) return
  await notifyRegistered(db, now, onError)
  await remindOfSales(db, now, onError)
  await cancelChanged(db, now, {}, onError)
  await noteChanges(db, now, {}, onError)
}
