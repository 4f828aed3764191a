import type { Tx } from '../db/database'
import { json } from '../db/json'
import promotions from './data/promotions.json'
import { localMidnight, spanOf } from './moments'
import { posterFinder } from './posters'
import { sessionRows } from './session-rows'
import { showRow } from './show-row'
import { SHOWS } from './sources'

const SLICE = 200

/** Inserts in slices: a statement holds at most 65,535 parameters. */
const inSlices = async <T>(rows: T[], insert: (slice: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += SLICE) await insert(rows.slice(at, at + SLICE))
}

/** Shows with sessions, price tiers, stock and promotions, placed around `now`. */
export const seedCatalogue = async (tx: Tx, now: number): Promise<void> => {
  const poster = posterFinder()
  const midnight = localMidnight(now)
  const all = Object.entries(SHOWS).flatMap(([category, shows]) => shows.map((source) => ({ category, source })))
  // Shows with seats came later than the others: a place at the end of the ranking leaves theirs as it was.
  const picked = ({ source }: (typeof all)[number]) => source.seats !== undefined || source.partnerSeats === true
  const sources = [...all.filter((each) => !picked(each)), ...all.filter(picked)]
  const shows = sources.map(({ category, source }, rank) => ({
    ...showRow(category, source, rank, now),
    ...poster(source.poster),
  }))
  await inSlices(shows, (slice) =>
    tx
      .insertInto('shows')
      .values(
        slice.map((row) => ({
          ...row,
          name: json(row.name),
          advertise: json(row.advertise),
          performers: json(row.performers),
          description: json(row.description),
          tags: json(row.tags),
          notes: json(row.notes),
          alert: row.alert && json(row.alert),
          id_types: json(row.id_types),
          deliver_methods: json(row.deliver_methods),
        })),
      )
      .execute(),
  )
  const rows = sources.map(({ source }) => sessionRows(source, midnight))
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
          })),
        )
        .execute(),
  )
  await inSlices(
    rows.flatMap(({ stocks }) => stocks),
    (slice) => tx.insertInto('stocks').values(slice).execute(),
  )
  const rights = sources.flatMap(({ source: { id, priority } }) =>
    priority
      ? [{ privilege_id: `PV${id}`, show_id: id, min_level: priority.level, opens_at: now + spanOf(priority.from) }]
      : [],
  )
  await tx.insertInto('privileges').values(rights).execute()
  const seatSales = rows.flatMap((row) => row.seatSales)
  if (seatSales.length > 0) {
    const values = seatSales.map((row) => ({ ...row, sold: json(row.sold) }))
    await tx.insertInto('seat_sales').values(values).execute()
  }
  const offers = sources.flatMap(({ source }, sort) => {
    if (!source.promotion) return []
    const { category, threshold, value, title, description } = promotions[source.promotion]
    return [
      {
        promotion_id: `PR${source.id}`,
        show_id: source.id,
        category: category as 'FULL',
        threshold,
        value,
        title: json(title),
        description: json(description),
        sort,
      },
    ]
  })
  await tx.insertInto('promotions').values(offers).execute()
}
