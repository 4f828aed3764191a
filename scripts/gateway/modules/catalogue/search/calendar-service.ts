import { sql } from 'kysely'
import { daysInMonth } from '../../../../../src/domain/schedule/month-grid'
import type { Db } from '../../../core/database/database'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { priceInfo } from '../show/card-service'
import { dateOfDay, dayNumber, listedShows, sessionDay, type ShowFilter, ticketFees } from '../show/query-service'

/** Maximum number of shows that a day of the calendar contains. The list of the day contains all shows. */
const NAMED = 5

interface DayRow {
  day: number
  show_id: string
  name: LocalizedText
  price: number | null
}

/**
 * Returns one row for each show and day of a month, the earliest session first. The price is the same as in lists, in
 * fen, or null.
 */
const dayRows = (db: Db, filter: ShowFilter, first: number, last: number): Promise<DayRow[]> =>
  db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .leftJoin('seat_plans as p', 'p.session_id', 'n.session_id')
    .select([
      sessionDay.as('day'),
      's.show_id',
      's.name',
      sql<number | null>`${ticketFees} + case
        when s.custom_price > 0 then s.custom_price
        when s.custom_price is not null then null
        when s.is_free then 0
        else min(coalesce(p.sale_price, p.price)) end`.as('price'),
    ])
    .where('s.show_id', 'in', listedShows(db, filter).clearSelect().select('s.show_id'))
    .where(sql<boolean>`${sessionDay} between ${sql.lit(first)} and ${sql.lit(last)}`)
    .groupBy([sql`1`, 's.show_id'])
    .orderBy(sql`min(n.show_time)`)
    .orderBy('s.show_id')
    .execute()

/**
 * Returns the days of a month, such as `2026-12`, that have shows. Days are in each show's time zone (contract:
 * api/search ShowDay).
 */
export const monthOf = async (db: Db, filter: ShowFilter, month: string, lang: Language) => {
  const first = dayNumber(`${month}-01`)
  const days = new Map<number, DayRow[]>()
  for (const row of await dayRows(db, filter, first, first + daysInMonth(month) - 1)) {
    days.set(row.day, [...(days.get(row.day) ?? []), row])
  }
  return [...days].map(([day, rows]) => {
    const prices = rows.flatMap(({ price }) => (price === null ? [] : [Number(price)]))
    return {
      date: dateOfDay(day),
      count: rows.length,
      minPriceInfo: priceInfo(prices.length > 0 ? Math.min(...prices) : null),
      shows: rows.slice(0, NAMED).map(({ show_id, name }) => ({ showId: show_id, showName: name[lang] })),
    }
  })
}
