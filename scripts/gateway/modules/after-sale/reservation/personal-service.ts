import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'
import { returnPlaces } from './place-service'

/** Returns the places of the coming reservations of an account to others. */
const returnComing = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const rows = await listRows(tx, 'reservations', { user_id: userId, state: 'CONFIRMED' }, 'reservation_id')
  for (const row of rows) if (row.starts_at > now) await returnPlaces(tx, row)
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
    }
  },
  erase: async (tx, { userId }, now) => {
    await returnComing(tx, userId, now)
    await deleteRowsOf(tx, 'reservations', userId)
    await deleteRowsOf(tx, 'reservation_actions', userId)
  },
}
