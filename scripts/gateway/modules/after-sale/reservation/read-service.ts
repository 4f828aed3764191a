import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { requireVenue } from '../../base/place/service'
import { type Reservable, requireReservable } from './slot-service'

/** A reservation with what it reserves, its venue, and the people who are or were expected. */
export interface ReadReservation {
  row: Row<'reservations'>
  reservable: Reservable
  venue: Awaited<ReturnType<typeof requireVenue>>
  people: readonly Row<'reservation_people'>[]
}

const withFacts = async (db: Db, row: Row<'reservations'>): Promise<ReadReservation> => {
  const reservable = await requireReservable(db, row.reserve_id)
  const people = await listRows(db, 'reservation_people', { reservation_id: row.reservation_id }, 'person_id')
  return {
    ...{ row, reservable, venue: await requireVenue(db, reservable.venue_id) },
    // Only an ended reservation shows the people who are no longer expected.
    people: row.state === 'CONFIRMED' ? people.filter(({ is_active: isActive }) => isActive) : people,
  }
}

/** Returns a reservation of the buyer. Throws `Refusal` notFound. */
export const readReservation = async (db: Db, userId: string, reservationId: string): Promise<ReadReservation> =>
  withFacts(db, found(await findRow(db, 'reservations', { user_id: userId, reservation_id: reservationId })))

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
  return { ...page, rows: await Promise.all(page.rows.map((row) => withFacts(db, row))) }
}
