import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { refusedSeats } from '../seat/refusal-service'

interface HeldItem {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
  /** Number of units of the tier. */
  quantity: number
  /** The held seats, or null for a session without seat selection. */
  hold: Row<'seat_holds'> | null
}

/** A set of holds and its items, in the order of the buyer's request. */
export interface HeldSet {
  set: Row<'hold_sets'>
  items: HeldItem[]
}

/** Returns true if a set is active at `now`, so that it can be ordered. */
export const isSetRunning = ({ state, expires_at }: Row<'hold_sets'>, now: number): boolean =>
  state === 'HELD' && expires_at > now

/** Returns a set with its items in any state. */
export const withItems = async (db: Db | Tx, set: Row<'hold_sets'>): Promise<HeldSet> => {
  const items = await db
    .selectFrom('hold_set_items')
    .selectAll()
    .where('set_id', '=', set.set_id)
    .orderBy('sort')
    .execute()
  const holds = new Map((await listRows(db, 'seat_holds', { set_id: set.set_id })).map((hold) => [hold.hold_id, hold]))
  return {
    set,
    items: items.map((item) => ({
      partId: item.part_id,
      showId: item.show_id,
      sessionId: item.session_id,
      seatPlanId: item.seat_plan_id,
      quantity: item.quantity,
      hold: holds.get(item.hold_id ?? '') ?? null,
    })),
  }
}

/** Returns a buyer's active set. Throws `Refusal`: notFound for another buyer's set, holdOver if the set has ended. */
export const readHeldSet = async (db: Db | Tx, userId: string, setId: string, now: number): Promise<HeldSet> => {
  const set = found(await findRow(db, 'hold_sets', { set_id: setId, user_id: userId }))
  if (!isSetRunning(set, now)) throw refusedSeats('holdOver')
  return withItems(db, set)
}
