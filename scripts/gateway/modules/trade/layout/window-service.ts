import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { HOUR } from '../../../core/seed/relative-time'

/** Topics with a window, in hours from the seed: one that opens soon, and one that is over. */
const SEEDED = [
  { topic_id: 'music-preview', opens: 1, closes: 14 * 24 },
  { topic_id: 'summer-stages', opens: -30 * 24, closes: -24 },
]

/** Writes the windows of topics. */
export const seedWindows = async (tx: Tx, now: number): Promise<void> => {
  const rows = SEEDED.map(({ opens, closes, ...key }) => ({
    ...{ ...key, opens_at: now + opens * HOUR, closes_at: now + closes * HOUR },
  }))
  await tx.insertInto('topic_windows').values(rows).execute()
}

/** Returns the window of a topic (contract: api/layout), or null for a topic that is always open. */
export const windowOf = async (db: Db, topicId: string) => {
  const row = await findRow(db, 'topic_windows', { topic_id: topicId })
  return row ? { opensAt: row.opens_at, closesAt: row.closes_at, utcOffset: SHOP_OFFSET } : null
}
