import type { Db, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { changeRow, lockRow } from '../../../core/database/rows'
import { addMissedVisit } from '../reservation/counts-service'
import { changeState, type Registration, release } from './state-service'

const BATCH = 200

/** Sums the people of registrations for a session since a time, for which `column` is the time. */
const peopleSince = async (
  tx: Tx,
  { session_id: id, canceled_at: at }: Registration,
  column: 'canceled_at' | 'placed_at',
) => {
  const { people } = await tx
    .selectFrom('registrations')
    .select(({ fn }) => fn.sum<string | null>('quantity').as('people'))
    .where('session_id', '=', id)
    .where(column, '>=', at)
    .where(({ eb }) => (column === 'canceled_at' ? eb('is_late', '=', true) : eb('state', '<>', 'CANCELED')))
    .executeTakeFirstOrThrow()
  return Number(people)
}

/** Returns true if others took the places of a registration that was canceled late. */
const isTakenAgain = async (tx: Tx, row: Registration): Promise<boolean> =>
  (await peopleSince(tx, row, 'placed_at')) >= (await peopleSince(tx, row, 'canceled_at'))

/**
 * Ends a registration whose session has ended, or whose requested changes are missing. A missed visit counts against
 * the buyer. A late cancellation also counts, unless others took the places. A visit does not count as missed if one of
 * several people came (decision 138).
 */
const end = async (tx: Tx, registrationId: string, now: number): Promise<void> => {
  const row = await lockRow(tx, 'registrations', { registration_id: registrationId, counts: null })
  if (!row) return
  if (row.state === 'APPLIED' || row.state === 'NEEDS_CHANGE') {
    await release(tx, row)
    await changeState(tx, row, 'EXPIRED', now, { counts: false, change_fields: null, change_until: null })
    return
  }
  const hasMissed = row.state === 'APPROVED'
  const counts = hasMissed || (row.is_late && !(await isTakenAgain(tx, row)))
  if (hasMissed) await changeState(tx, row, 'NOT_COME', now, { counts })
  else await changeRow(tx, 'registrations', { registration_id: registrationId }, { counts })
  if (counts) await addMissedVisit(tx, { user_id: row.user_id, visit_id: registrationId, ends_at: row.ends_at })
}

/**
 * Ends registrations whose sessions have ended, applications that have no decision at the start, and registrations
 * whose requested changes are missing at the deadline.
 */
export const endRegistrations = async (db: Db, now: number, { userId }: Scope, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('registrations')
    .select('registration_id')
    .where('counts', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('ends_at', '<=', now),
        eb('change_until', '<=', now),
        and([eb('state', '=', 'APPLIED'), eb('starts_at', '<=', now)]),
      ]),
    )
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('ends_at')
    .limit(BATCH)
    .execute()
  await eachRow(rows, ({ registration_id: id }) => db.transaction().execute((tx) => end(tx, id, now)), onError)
}
