import type { Tx } from '../../../../core/database/database'
import { json } from '../../../../core/database/json'
import { inSlices } from '../../../../core/seed/in-slices'
import { localMidnight } from '../../../../core/seed/relative-time'
import { rankedSources } from '../../show/source-service'
import { sessionRows } from './session-rows'

/** Writes the sessions of all shows with their price tiers and stock, around `now`. */
export const seedSessions = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const rows = rankedSources().map(({ source }) => sessionRows(source, midnight))
  await inSlices(
    rows.flatMap(({ sessions }) => sessions),
    (slice) => tx.insertInto('sessions').values(slice).execute(),
  )
  await inSlices(
    rows.flatMap(({ plans }) => plans),
    (slice) =>
      tx
        .insertInto('seat_plans')
        .values(
          slice.map((row) => ({
            ...row,
            name: json(row.name),
            description: json(row.description),
            entrance: json(row.entrance),
            seat_block: row.seat_block && json(row.seat_block),
          })),
        )
        .execute(),
  )
  await inSlices(
    rows.flatMap(({ stocks }) => stocks),
    (slice) => tx.insertInto('stocks').values(slice).execute(),
  )
}
