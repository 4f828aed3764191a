import { AWAITING_STATES, type RecordState } from '../../../../../src/domain/slot/reservation'
import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { venuesById, type VenueWithCity } from '../../base/place/service'
import { type PlacedPosition, positionsOf } from '../../trade/waitlist/capacity-service'
import type { Reservable } from './slot-service'
import { HOLDER_KIND } from './waitlist-owner'

/** A reservation with its service, its venue, and the people who are or were expected. */
export interface ReadReservation {
  row: Row<'reservations'>
  reservable: Reservable
  venue: VenueWithCity
  people: readonly Row<'reservation_people'>[]
  /** Open positions on waitlists. */
  positions: readonly PlacedPosition[]
}

/** Returns reservations with their facts, in the same order. */
export const withFacts = async (db: Db, rows: readonly Row<'reservations'>[]): Promise<ReadReservation[]> => {
  const reservables = await listRows(db, 'reservables', { reserve_id: ['', ...rows.map((row) => row.reserve_id)] })
  const byId = new Map(reservables.map((reservable) => [reservable.reserve_id, reservable]))
  const ids = ['', ...rows.map((row) => row.reservation_id)]
  const [venues, people, positions] = await Promise.all([
    venuesById(
      db,
      reservables.map(({ venue_id: id }) => id),
    ),
    listRows(db, 'reservation_people', { reservation_id: ids }, 'person_id'),
    positionsOf(db, HOLDER_KIND, ids),
  ])
  return rows.map((row) => {
    const reservable = found(byId.get(row.reserve_id))
    const expected = people.filter(
      ({ reservation_id: id, is_active: isActive }) =>
        // Only an ended reservation shows the people who are no longer expected.
        id === row.reservation_id && ((row.state !== 'CONFIRMED' && row.state !== 'PARTLY_IN') || isActive),
    )
    const own = positions.filter(({ holder_id: id }) => id === row.reservation_id)
    return { row, reservable, venue: found(venues.get(reservable.venue_id)), people: expected, positions: own }
  })
}

/** Returns a reservation of the buyer. Throws `Refusal` notFound. */
export const readReservation = async (db: Db, userId: string, reservationId: string): Promise<ReadReservation> => {
  const row = found(await findRow(db, 'reservations', { user_id: userId, reservation_id: reservationId }))
  const [read] = await withFacts(db, [row])
  return read
}

/**
 * Returns a page of a buyer's reservations: coming or waiting reservations from the earliest, or past reservations from
 * the latest.
 */
export const listReservations = async (
  db: Db,
  userId: string,
  { state, now, ...range }: PageRange & { state: RecordState; now: number },
): Promise<RowPage<ReadReservation>> => {
  const query = db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, and, or }) => {
      const isAwaiting = eb('state', 'in', AWAITING_STATES)
      if (state === 'WAITING') return isAwaiting
      const isComing = and([eb('state', 'in', ['CONFIRMED', 'PARTLY_IN', 'IN']), eb('ends_at', '>', now)])
      return state === 'COMING' ? isComing : eb.not(or([isAwaiting, isComing]))
    })
  const page = await readPage(
    query,
    query.orderBy('starts_at', state === 'PAST' ? 'desc' : 'asc').orderBy('reservation_id'),
    range,
  )
  return { ...page, rows: await withFacts(db, page.rows) }
}
