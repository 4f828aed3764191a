import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { endRebook } from './hold'

const BATCH = 200

/** Ends expired holds of rebookings, each in a separate transaction. */
export const expireRebooks = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('rebooks')
    .selectAll()
    .where('state', '=', 'HELD')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  await eachRow(due, (rebook) => db.transaction().execute((tx) => endRebook(tx, rebook, 'EXPIRED')), onError)
}
