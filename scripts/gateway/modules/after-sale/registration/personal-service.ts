import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'
import { release } from './state-service'

/** Time after the end of a session at which names and documents are deleted, ms (decision 159). */
const PEOPLE_STORED = 30 * DAY

/** Deletes the people of past registrations, and the digests of their documents. */
export const deletePastPeople = async (db: Db, now: number): Promise<void> => {
  for (const table of ['registration_people', 'registration_persons'] as const)
    await db
      .deleteFrom(table)
      .where('registration_id', 'in', (past) =>
        past
          .selectFrom('registrations')
          .select('registration_id')
          .where('ends_at', '<=', now - PEOPLE_STORED),
      )
      .execute()
}

/** Personal data of registrations. Their people and history are deleted with them; the list of a draw has no names. */
export const registrationData: PersonalData = {
  read: async (db, { userId }) => {
    const rows = await listRows(db, 'registrations', { user_id: userId }, 'created_at')
    const ids = { registration_id: ['', ...rows.map(({ registration_id: id }) => id)] }
    return {
      registrations: rows.map(({ idempotency_key: _, request_hash: __, ...row }) => row),
      registration_people: await listRows(db, 'registration_people', ids, 'person_id'),
      registration_steps: await listRows(db, 'registration_steps', ids, 'at'),
    }
  },
  erase: async (tx, { userId }, now) => {
    const rows = await tx
      .selectFrom('registrations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', 'in', ['APPLIED', 'NEEDS_CHANGE', 'APPROVED'])
      .where('starts_at', '>', now)
      .orderBy('registration_id')
      .forUpdate()
      .execute()
    await release(tx, ...rows)
    await deleteRowsOf(tx, 'registrations', userId)
  },
}
