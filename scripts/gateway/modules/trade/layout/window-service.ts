import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { HOUR } from '../../../core/seed/relative-time'
import home from './data/home.json'

/** Commands of the console: OPEN_IN and CLOSE_IN move a topic's window, ALWAYS removes it. */
export const WINDOW_COMMANDS = ['OPEN_IN', 'CLOSE_IN', 'ALWAYS'] as const
export type WindowCommand = (typeof WINDOW_COMMANDS)[number]

/** Duration of a window that OPEN_IN creates, and of the open time before CLOSE_IN, in milliseconds. */
const OPEN_FOR = 14 * 24 * HOUR

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

/**
 * Moves the window of a topic for the sandbox. Returns the number of changed topics: 0 for an unknown id.
 * @param minutes time from now, in minutes
 */
export const moveWindow = async (
  { db, clock }: Gateway,
  { topicId, action, minutes }: { topicId: string; action: WindowCommand; minutes: number },
): Promise<number> => {
  if (!Object.keys(home.topics).includes(topicId)) return 0
  const at = clock.now() + minutes * 60_000
  const opensAt = action === 'OPEN_IN' ? at : at - OPEN_FOR
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('topic_windows').where('topic_id', '=', topicId).execute()
    if (action === 'ALWAYS') return
    await tx
      .insertInto('topic_windows')
      .values({ topic_id: topicId, opens_at: opensAt, closes_at: opensAt + OPEN_FOR })
      .execute()
  })
  return 1
}
