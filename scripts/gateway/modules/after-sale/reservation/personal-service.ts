import { DAY, localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import { AWAITING_STATES } from '../../../../../src/domain/slot/reservation'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'
import { leaveWaitlists } from '../../trade/waitlist/capacity-service'
import { returnPlaces } from './place-service'
import { capacitiesOf, minorPoolOf } from './slot-service'
import { HOLDER_KIND } from './waitlist-owner'

/**
 * Returns the places of the coming reservations and of the offers of an account to others, and ends its positions on
 * waitlists. Locks the reservations, then the places.
 */
const returnComing = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const rows = await tx
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', 'in', AWAITING_STATES),
        where.and([where('state', '=', 'CONFIRMED'), where('starts_at', '>', now)]),
      ]),
    )
    .orderBy('reservation_id')
    .forUpdate()
    .execute()
  const reservables = await listRows(tx, 'reservables', { reserve_id: ['', ...rows.map((row) => row.reserve_id)] })
  const byId = new Map(reservables.map((reservable) => [reservable.reserve_id, reservable]))
  const capacities = rows.flatMap(({ reserve_id: id, slot_id: slotId, date }) => {
    const reservable = found(byId.get(id))
    return [...capacitiesOf(reservable, { slotId, date }), ...minorPoolOf(reservable, { slotId })]
  })
  const ids = rows.map(({ reservation_id: id }) => id)
  await leaveWaitlists(tx, HOLDER_KIND, ids, capacities)
  await returnPlaces(tx, ...rows.filter(({ state }) => state !== 'WAITING'))
}

/** Time after the date of a reservation at which its people are deleted, ms. */
const PEOPLE_STORED = 30 * DAY

/** Deletes the people of past reservations, because their names, birthdays and documents are no longer needed. */
export const deletePastPeople = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('reservation_people')
    .where('date', '<', localDate(now - PEOPLE_STORED, SHOP_OFFSET))
    .execute()
}

/** Personal data of reservations. The people of a reservation are deleted with it. */
export const reservationData: PersonalData = {
  read: async (db, { userId }) => {
    const reservations = await listRows(db, 'reservations', { user_id: userId }, 'created_at')
    const people = await listRows(db, 'reservation_people', {
      reservation_id: ['', ...reservations.map(({ reservation_id: id }) => id)],
    })
    return {
      reservations: reservations.map(({ idempotency_key: _, request_hash: __, ...row }) => row),
      reservation_people: people.map(({ document_key: _, ...person }) => person),
      reservation_actions: await listRows(db, 'reservation_actions', { user_id: userId }, 'at'),
      missed_visits: await listRows(db, 'missed_visits', { user_id: userId }, 'ends_at'),
    }
  },
  erase: async (tx, { userId }, now) => {
    await returnComing(tx, userId, now)
    await deleteRowsOf(tx, 'reservations', userId)
    await deleteRowsOf(tx, 'reservation_actions', userId)
    await deleteRowsOf(tx, 'missed_visits', userId)
  },
}
