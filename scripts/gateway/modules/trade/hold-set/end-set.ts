import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockSeatsOf } from '../seat/hand-seats-service'
import { freeHold } from '../seat/hold-state-service'
import { moveStock } from '../stock/service'

/** Locks the seats of sessions in the order of their ids, so that no two transactions wait for each other. */
export const lockSessions = async (tx: Tx, sessionIds: Iterable<string>): Promise<void> => {
  for (const sessionId of [...new Set(sessionIds)].sort()) await lockSeatsOf(tx, sessionId)
}

/**
 * Changes the state of an active set. Returns false if the set has already ended or belongs to an order.
 * @param due time, epoch ms; if given, only changes a set that expired before this time
 */
export const closeSet = async (
  tx: Tx,
  setId: string,
  state: 'RELEASED' | 'EXPIRED',
  due?: number,
): Promise<boolean> => {
  let closing = tx.updateTable('hold_sets').set({ state }).where('set_id', '=', setId).where('state', '=', 'HELD')
  if (due !== undefined) closing = closing.where('expires_at', '<=', due)
  return Number((await closing.executeTakeFirst()).numUpdatedRows) === 1
}

/** Returns the number of held units of sets by tier. */
export const unitsOfItems = (items: readonly Row<'hold_set_items'>[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { seat_plan_id: plan, quantity } of items) units.set(plan, (units.get(plan) ?? 0) + quantity)
  return units
}

/** Ends a set, and returns all of its seats and units. Returns false if it had already ended or belongs to an order. */
export const endSet = async (tx: Tx, setId: string, state: 'RELEASED' | 'EXPIRED', due?: number): Promise<boolean> => {
  const items = await listRows(tx, 'hold_set_items', { set_id: setId })
  const holds = await listRows(tx, 'seat_holds', { set_id: setId })
  await lockSessions(
    tx,
    holds.map(({ session_id: id }) => id),
  )
  if (!(await closeSet(tx, setId, state, due))) return false
  for (const hold of holds) await freeHold(tx, hold, state)
  await moveStock(tx, unitsOfItems(items))
  return true
}

const BATCH = 200

/** Releases expired sets, each in a separate transaction. A set that belongs to orders does not expire. */
export const expireSets = async (
  db: Db,
  now: number,
  { userId, orderId, sessionId }: Scope,
  onError: OnRowError,
): Promise<void> => {
  if (orderId) return
  let query = db.selectFrom('hold_sets as s').selectAll('s').where('state', '=', 'HELD').where('expires_at', '<=', now)
  if (userId) query = query.where('user_id', '=', userId)
  if (sessionId)
    query = query.where((set) =>
      set.exists(
        set
          .selectFrom('hold_set_items as i')
          .select('i.set_id')
          .whereRef('i.set_id', '=', 's.set_id')
          .where('i.session_id', '=', sessionId),
      ),
    )
  const due = await query.orderBy('expires_at').limit(BATCH).execute()
  await eachRow(due, (set) => db.transaction().execute((tx) => endSet(tx, set.set_id, 'EXPIRED', now)), onError)
}
