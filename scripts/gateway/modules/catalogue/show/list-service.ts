import type { Language } from '../../../core/localized-text'
import type { Db } from '../../../core/database/database'
import { readPage } from '../../../core/database/page'
import { cardOf, type SerializedShowCard } from './card-service'
import { listedShows, ordered, type ShowFilter } from './query-service'

/** A serialized page of a list (contract: api/wire Page). */
export interface SerializedPage<T> {
  items: T[]
  total: number
  last: boolean
}

interface PageRequest {
  /** Keyword to highlight in names, by default the keyword of the filter. */
  keyword?: string
  lang: Language
  now: number
  offset?: number
  length?: number
}

/** Returns the number of shows that match a filter. */
export const countShows = async (db: Db, filter: ShowFilter): Promise<number> =>
  (
    await listedShows(db, filter)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Returns a page of show cards; 20 by default (shell §9). */
export const showPage = async (
  db: Db,
  filter: ShowFilter,
  { keyword = filter.keyword, lang, now, offset = 0, length = 20 }: PageRequest,
): Promise<SerializedPage<SerializedShowCard>> => {
  const query = listedShows(db, filter)
  const { rows, total, last } = await readPage(query, ordered(query, filter.sort, now), { offset, length })
  return { items: rows.map((row) => cardOf(row, lang, now, keyword)), total, last }
}
