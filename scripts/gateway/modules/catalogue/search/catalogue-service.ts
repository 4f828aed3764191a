import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { pinyin } from 'pinyin-pro'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'
import { plain, type Readings, readingsOf } from '../show/found-part-service'
import type { ShowRow } from '../show/query-service'

type Texts = Pick<ShowRow, 'name' | 'performers' | 'venue_name' | 'search_text'>

/** Normalizes pinyin so that sounds that many speakers do not distinguish become equal. */
export const sounds = (text: string): string =>
  text
    .replace(/([zcs])h/g, '$1')
    .replace(/\bl/g, 'n')
    .replace(/ng\b/g, 'n')

/** Returns the normalized pinyin of a text, one syllable for each character: `cao xi`. */
export const syllables = (text: string): string =>
  sounds(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' }).join(' '))

/** Returns a bit mask of the Latin letters of a text. */
export const lettersIn = (text: string): number => {
  let letters = 0
  for (const [letter] of text.matchAll(/[a-z]/g)) letters |= 1 << (letter.charCodeAt(0) - 97)
  return letters
}

const nameOf = (text: string) => {
  const readings = readingsOf(text)
  return { readings, letters: lettersIn(readings.flat().join(' ')) }
}

export interface Searched {
  /** Names of the show, its artists and its venue. */
  titles: LocalizedText[]
  /** Pinyin readings of these names, and a bit mask of the letters in them. */
  names: { readings: Readings; letters: number }[]
  /** All searchable text. */
  all: string
  latin: string[]
  syllables: string[]
}

/** Cache by source texts, because creating an entry looks up the pinyin of each character. */
const cached = new LRUCache<string, Searched>({ max: 5_000 })

/** Returns the searchable form of a show, cached for equal texts. */
export const searchedOf = ({ name, performers, venue_name, search_text }: Texts): Searched => {
  const titles = [name, ...performers.map((each) => each.name), venue_name]
  const texts = titles.map((text) => text['zh-CN'])
  const key = JSON.stringify([search_text, titles])
  const known = cached.get(key)
  if (known) return known
  const names = texts.map(plain)
  const all = plain(search_text)
  const made = {
    titles,
    names: names.map(nameOf),
    all,
    latin: [...new Set(all.match(/[a-z0-9]+/g))],
    syllables: names.map(syllables),
  }
  cached.set(key, made)
  return made
}

/** A show with its searchable texts. */
export interface Found {
  id: string
  searched: Searched
}

interface Catalogue {
  revision: string
  shows: Promise<readonly Found[]>
}

const catalogues = new WeakMap<Db, Catalogue>()

/** Returns a revision that changes whenever a show or venue changes. */
const revisionOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from shows) || ' ' ||
      (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from venues) as revision`.execute(db)
  return rows[0]!.revision
}

/** Number of shows to process before other requests may run. */
const PIECE = 50

const readShows = async (db: Db): Promise<readonly Found[]> => {
  const rows = await db
    .selectFrom('shows as s')
    .innerJoin('venues', 'venues.venue_id', 's.venue_id')
    .select(['s.show_id', 's.name', 's.performers', 's.search_text', 'venues.name as venue_name'])
    .where('s.state', '<>', 'DISABLED')
    .execute()
  const shows: Found[] = []
  for (const row of rows) {
    shows.push({ id: row.show_id, searched: searchedOf(row) })
    if (shows.length % PIECE === 0) await setImmediate()
  }
  return shows
}

/** Returns all listed shows in searchable form. Reads them again after a change. Parallel requests share one read. */
export const catalogueOf = async (db: Db): Promise<readonly Found[]> => {
  const revision = await revisionOf(db)
  const known = catalogues.get(db)
  if (known?.revision === revision) return known.shows
  const shows = readShows(db)
  catalogues.set(db, { revision, shows })
  shows.catch(() => catalogues.delete(db))
  return shows
}

/** Real time between two checks for changes, ms. */
const INTERVAL = 5_000

/** Starts a job that prepares the catalogue at the start and after changes, so that searches rarely wait for it. */
export const startCatalogueJob = (app: App, { db }: Gateway): void => {
  const run = () => catalogueOf(db)
  app.addHook('onReady', async () => void (await run()))
  repeatJob(app, { interval: INTERVAL, run, failure: 'the catalogue of searches was not read' })
}
