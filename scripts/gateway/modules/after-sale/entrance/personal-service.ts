import type { Db, Tx } from '../../../core/database/database'
import { deleteRows, listRows } from '../../../core/database/rows'
import type { PersonalData } from '../../../core/personal-data'
import { deleteAnswers } from '../../base/form/retention-service'
import { answersOwner } from './ticket-service'

type Key = Parameters<typeof answersOwner>[0]

/** Deletes registrations with all of their answers, also those that were sent by links. */
const deleteEntrances = async (tx: Tx, rows: readonly Key[], now: number): Promise<void> => {
  for (const { ticket_id, voucher_id } of rows) {
    await deleteAnswers(tx, answersOwner({ ticket_id, voucher_id }), now)
    await deleteRows(tx, 'entrance_registrations', { ticket_id, voucher_id })
  }
}

/** Deletes the registrations of tickets that were refunded or transferred. */
export const deleteEnded = (db: Db, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('entrance_registrations as e')
      .innerJoin('tickets as t', 't.ticket_id', 'e.ticket_id')
      .select(['e.ticket_id', 'e.voucher_id'])
      .where((has) => has.or([has('t.state', '=', 'REFUNDED'), has('t.voucher_id', '<>', has.ref('e.voucher_id'))]))
      .execute()
    await deleteEntrances(tx, rows, now)
  })

/** Entrance registrations of an account. The copy contains no links, and no answers of other people. */
export const entranceData: PersonalData = {
  read: async (db, { userId }) => {
    const rows = await listRows(db, 'entrance_registrations', { user_id: userId }, 'ticket_id')
    return { entrance_registrations: rows.map(({ link_id: _, idempotency_key: __, ...row }) => row) }
  },
  erase: async (tx, { userId }, now) =>
    deleteEntrances(tx, await listRows(tx, 'entrance_registrations', { user_id: userId }, 'ticket_id'), now),
}
