import { countsAt, type ReservationCounts } from '../../../../../src/domain/slot/reservation'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { listRows, lockRow } from '../../../core/database/rows'

const BATCH = 200

/** Returns the reservations that count against a buyer. */
export const countsOf = async (db: Db | Tx, userId: string, now: number): Promise<ReservationCounts> => {
  const rows = await listRows(db, 'reservations', { user_id: userId, counts: true })
  return countsAt(
    rows.map(({ ends_at: endsAt }) => endsAt),
    now,
  )
}

/** Returns true if others reserved all places of a canceled reservation after it was canceled. */
const isTakenAgain = async (tx: Tx, row: Row<'reservations'>): Promise<boolean> => {
  const { taken } = await tx
    .selectFrom('reservations')
    .select(({ fn }) => fn.sum<string | null>('quantity').as('taken'))
    .where('reserve_id', '=', row.reserve_id)
    .where('slot_id', '=', row.slot_id)
    .where('state', 'in', ['CONFIRMED', 'IN', 'NOT_COME'])
    .where('placed_at', '>=', row.canceled_at ?? 0)
    .executeTakeFirstOrThrow()
  return Number(taken) >= row.quantity
}

/** Ends a reservation whose slot has ended: `NOT_COME` counts, and a late cancellation unless others took the places. */
const end = async (tx: Tx, reservationId: string): Promise<void> => {
  const row = await lockRow(tx, 'reservations', { reservation_id: reservationId, counts: null })
  if (!row) return
  const hasMissed = row.state === 'CONFIRMED'
  const counts = hasMissed || (row.is_late && !(await isTakenAgain(tx, row)))
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
