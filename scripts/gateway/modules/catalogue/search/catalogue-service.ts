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

/** Letters as one may type them: sounds that many speakers do not tell apart are one. */
export const sounds = (text: string): string =>
  text
    .replace(/([zcs])h/g, '$1')
    .replace(/\bl/g, 'n')
    .replace(/ng\b/g, 'n')

/** The sounds of a text, a syllable a character: `cao xi`. */
export const syllables = (text: string): string =>
  sounds(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' }).join(' '))

/** A bit for each Latin letter of a text. */
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
  /** Names of the show, its artists and its venue as they may be typed, and the letters of all readings. */
  names: { readings: Readings; letters: number }[]
  /** Everything that a search finds. */
  all: string
  latin: string[]
  syllables: string[]
}

/** By the texts that they were made from. Making one looks up the pinyin of each of its characters. */
const cached = new LRUCache<string, Searched>({ max: 5_000 })

/** Returns the searched form of a show, stored since the last time where its texts are the same. */
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

/** A show with the texts that a search compares. */
export interface Found {
  id: string
  searched: Searched
}

interface Catalogue {
  revision: string
  shows: Promise<readonly Found[]>
}

const catalogues = new WeakMap<Db, Catalogue>()

/** Changes with every change of a show or a venue. */
const revisionOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from shows) || ' ' ||
      (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from venues) as revision`.execute(db)
  return rows[0]!.revision
}

/** Shows whose form is made before other requests have their turn. */
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

/** Returns all shows that lists may have, in the form that searches compare. Reads them again after a change, once for all requests. */
export const catalogueOf = async (db: Db): Promise<readonly Found[]> => {
  const revision = await revisionOf(db)
  const known = catalogues.get(db)
  if (known?.revision === revision) return known.shows
  const shows = readShows(db)
  catalogues.set(db, { revision, shows })
  shows.catch(() => catalogues.delete(db))
  return shows
}

/** Real time between two looks for changes, ms. */
const INTERVAL = 5_000

/** Prepares the catalogue at the start and after changes, so that searches seldom wait for it. */
export const startCatalogueJob = (app: App, { db }: Gateway): void => {
  const run = () => catalogueOf(db)
  app.addHook('onReady', async () => void (await run()))
  repeatJob(app, { interval: INTERVAL, run, failure: 'the catalogue of searches was not read' })
}
