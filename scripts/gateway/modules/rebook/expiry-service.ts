import type { Db } from '../../core/database/database'
import { endRebook } from './hold'

const BATCH = 200

/** Ends what was held for rebookings whose time to decide is over. */
export const expireRebooks = async (db: Db, now: number): Promise<void> => {
  const due = await db
    .selectFrom('rebooks')
    .selectAll()
    .where('state', '=', 'HELD')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  for (const rebook of due) await db.transaction().execute((tx) => endRebook(tx, rebook, 'EXPIRED'))
}
