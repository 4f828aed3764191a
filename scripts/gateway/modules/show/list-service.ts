import type { Language } from '../../core/localized-text'
import type { Db } from '../../core/database/database'
import { cardOf, type SerializedShowCard } from './card-service'
import { countOf, listedShows, ordered, type ShowFilter } from './query-service'

/** A page of a list on the wire (contract: api/wire Page). */
export interface SerializedPage<T> {
  items: T[]
  total: number
  last: boolean
}

interface PageRequest {
  lang: Language
  now: number
  offset?: number
  length?: number
}

/** A page of show cards; 20 by default (shell §9). */
export const showPage = async (
  db: Db,
  filter: ShowFilter,
  { lang, now, offset = 0, length = 20 }: PageRequest,
): Promise<SerializedPage<SerializedShowCard>> => {
  const query = listedShows(db, filter)
  const [total, rows] = [
    await countOf(query),
    await ordered(query, filter.sort, now).offset(offset).limit(length).execute(),
  ]
  return {
    items: rows.map((row) => cardOf(row, lang, now, filter.keyword)),
    total,
    last: offset + rows.length >= total,
  }
}
