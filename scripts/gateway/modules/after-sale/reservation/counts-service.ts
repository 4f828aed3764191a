import { countsAt, type ReservationCounts } from '../../../../../src/domain/slot/reservation'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { listRows, lockRow } from '../../../core/database/rows'

const BATCH = 200

/**
 * Returns how many reservations and separate missed visits count against a buyer, and the end of a resulting block,
 * epoch ms.
 */
export const countsOf = async (db: Db | Tx, userId: string, now: number): Promise<ReservationCounts> => {
  const rows = [
    ...(await listRows(db, 'reservations', { user_id: userId, counts: true })),
    ...(await listRows(db, 'missed_visits', { user_id: userId })),
  ]
  return countsAt(
    rows.map(({ ends_at: endsAt }) => endsAt),
    now,
  )
}

/** Stores a missed visit that is not a reservation. It counts together with reservations. */
export const addMissedVisit = async (tx: Tx, missed: Row<'missed_visits'>): Promise<void> => {
  await tx.insertInto('missed_visits').values(missed).execute()
}

/**
 * Returns true if others reserved the places that a reservation returned late. One new reservation excuses only as many
 * places as it has. Therefore the new places are compared with all places of the slot that were returned late since.
 */
const areTakenAgain = async (
  tx: Tx,
  { reservation_id: id, user_id: userId }: Row<'reservations'>,
): Promise<boolean> => {
  for (const { reserve_id: reserveId, slot_id: slotId, at } of await listRows(tx, 'reservation_releases', {
    reservation_id: id,
  })) {
    const { released } = await tx
      .selectFrom('reservation_releases')
      .select(({ fn }) => fn.sum<string>('quantity').as('released'))
      .where('reserve_id', '=', reserveId)
      .where('slot_id', '=', slotId)
      .where('at', '>=', at)
      .executeTakeFirstOrThrow()
    const { taken } = await tx
      .selectFrom('reservations')
      .select(({ fn }) => fn.sum<string | null>('quantity').as('taken'))
      .where('reserve_id', '=', reserveId)
      .where('slot_id', '=', slotId)
      .where('user_id', '<>', userId)
      .where('state', 'in', ['CONFIRMED', 'PARTLY_IN', 'IN', 'NOT_COME'])
      .where('placed_at', '>=', at)
      .executeTakeFirstOrThrow()
    if (Number(taken) < Number(released)) return false
  }
  return true
}

/** Ends a reservation whose slot has ended: `NOT_COME` counts, and a late cancellation unless others took the places. */
const end = async (tx: Tx, reservationId: string): Promise<void> => {
  const row = await lockRow(tx, 'reservations', { reservation_id: reservationId, counts: null })
  if (!row) return
  const hasMissed = row.state === 'CONFIRMED'
  const counts = hasMissed || (row.state === 'CANCELED' && row.is_late && !(await areTakenAgain(tx, row)))
  await tx
    .updateTable('reservations')
    .set({ counts, state: hasMissed ? 'NOT_COME' : row.state })
    .where('reservation_id', '=', reservationId)
    .execute()
}

/** Ends the reservations whose slots have ended (decision 138). */
export const endReservations = async (db: Db, now: number, { userId }: Scope, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('reservations')
    .select('reservation_id')
    .where('counts', 'is', null)
    .where('ends_at', '<=', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('ends_at')
    .limit(BATCH)
    .execute()
  await eachRow(rows, ({ reservation_id: id }) => db.transaction().execute((tx) => end(tx, id)), onError)
}
