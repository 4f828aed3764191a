import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { venuesById, type VenueWithCity } from '../../base/place/service'
import type { Reservable } from './slot-service'

/** A reservation with what it reserves, its venue, and the people who are or were expected. */
export interface ReadReservation {
  row: Row<'reservations'>
  reservable: Reservable
  venue: VenueWithCity
  people: readonly Row<'reservation_people'>[]
}

/** Returns reservations with their facts, in the same order. */
export const withFacts = async (db: Db, rows: readonly Row<'reservations'>[]): Promise<ReadReservation[]> => {
  const reservables = await listRows(db, 'reservables', { reserve_id: ['', ...rows.map((row) => row.reserve_id)] })
  const byId = new Map(reservables.map((reservable) => [reservable.reserve_id, reservable]))
  const ids = ['', ...rows.map((row) => row.reservation_id)]
  const [venues, people] = await Promise.all([
    venuesById(
      db,
      reservables.map(({ venue_id: id }) => id),
    ),
    listRows(db, 'reservation_people', { reservation_id: ids }, 'person_id'),
  ])
  return rows.map((row) => {
    const reservable = found(byId.get(row.reserve_id))
    const expected = people.filter(
      ({ reservation_id: id, is_active: isActive }) =>
        // Only an ended reservation shows the people who are no longer expected.
        id === row.reservation_id && (row.state !== 'CONFIRMED' || isActive),
    )
    return { row, reservable, venue: found(venues.get(reservable.venue_id)), people: expected }
  })
}

/** Returns a reservation of the buyer. Throws `Refusal` notFound. */
export const readReservation = async (db: Db, userId: string, reservationId: string): Promise<ReadReservation> => {
  const row = found(await findRow(db, 'reservations', { user_id: userId, reservation_id: reservationId }))
  const [read] = await withFacts(db, [row])
  return read
}

/** Returns a page of a buyer's reservations: coming ones, the soonest first, or past ones, the latest first. */
export const listReservations = async (
  db: Db,
  userId: string,
  { state, now, ...range }: PageRange & { state: 'COMING' | 'PAST'; now: number },
): Promise<RowPage<ReadReservation>> => {
  const isComing = state === 'COMING'
  const query = db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, and, or }) =>
      isComing
        ? and([eb('state', 'in', ['CONFIRMED', 'IN']), eb('ends_at', '>', now)])
        : or([eb('state', 'not in', ['CONFIRMED', 'IN']), eb('ends_at', '<=', now)]),
    )
  const page = await readPage(
    query,
    query.orderBy('starts_at', isComing ? 'asc' : 'desc').orderBy('reservation_id'),
    range,
  )
  return { ...page, rows: await withFacts(db, page.rows) }
}
