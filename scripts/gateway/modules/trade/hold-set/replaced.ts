import type { Row, Tx } from '../../../core/database/database'
import { changeRow, listRows } from '../../../core/database/rows'
import { unitsOf } from '../seat/held-seats-service'
import { freeHold } from '../seat/hold-state-service'
import { closeSet, lockSessions, unitsOfItems } from './end-set'

/** Earlier holds of the buyer that a new set has ended. */
export interface Replaced {
  /** The ended hold of each session of the new set. Its seats are still taken. */
  holds: ReadonlyMap<string, Row<'seat_holds'>>
  /** Units of all ended holds by tier. They are not in the stock yet. */
  units: ReadonlyMap<string, number>
}

interface NewSet {
  userId: string
  promotionId: string
  sessionIds: readonly string[]
}

/** Returns the buyer's sets that the new set replaces: of the same combo, or with seats in one of the sessions. */
const setsBefore = async (
  tx: Tx,
  { userId, promotionId }: NewSet,
  holds: readonly Row<'seat_holds'>[],
): Promise<string[]> => {
  const sets = await listRows(tx, 'hold_sets', { user_id: userId, promotion_id: promotionId, state: 'HELD' })
  const ids = [...sets.map(({ set_id: id }) => id), ...holds.flatMap(({ set_id: id }) => id ?? [])]
  return [...new Set(ids)].sort()
}

const add = (sum: Map<string, number>, units: ReadonlyMap<string, number>): void => {
  for (const [plan, count] of units) sum.set(plan, (sum.get(plan) ?? 0) + count)
}

/**
 * Locks the seats of all sessions of a new set and of the sets that it replaces. Then ends these sets, and the buyer's
 * single holds in the sessions. Frees the seats of other sessions only, because the caller frees and takes the seats of
 * a session in one change. The caller locks the buyer and moves the stock.
 */
export const replaceHolds = async (tx: Tx, request: NewSet): Promise<Replaced> => {
  const { userId, sessionIds } = request
  const running = { user_id: userId, session_id: sessionIds, state: 'HELD' } as const
  const setIds = await setsBefore(tx, request, await listRows(tx, 'seat_holds', running))
  const earlier = setIds.length === 0 ? [] : await listRows(tx, 'seat_holds', { set_id: setIds })
  await lockSessions(tx, [...sessionIds, ...earlier.map(({ session_id: id }) => id)])
  const holds = new Map<string, Row<'seat_holds'>>()
  const units = new Map<string, number>()
  for (const setId of setIds)
    if (await closeSet(tx, setId, 'RELEASED')) {
      add(units, unitsOfItems(await listRows(tx, 'hold_set_items', { set_id: setId })))
      for (const hold of earlier.filter(({ set_id: id }) => id === setId))
        if (sessionIds.includes(hold.session_id)) holds.set(hold.session_id, hold)
        else await freeHold(tx, hold, 'RELEASED')
    }
  // Reads the single holds again, because they may have ended before the seats were locked.
  for (const hold of await listRows(tx, 'seat_holds', { ...running, set_id: null })) {
    holds.set(hold.session_id, hold)
    add(units, unitsOf(hold.seats))
  }
  for (const { hold_id: id } of holds.values())
    await changeRow(tx, 'seat_holds', { hold_id: id }, { state: 'RELEASED' })
  return { holds, units }
}
