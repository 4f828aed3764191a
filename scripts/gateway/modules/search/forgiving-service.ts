import { distance } from 'fastest-levenshtein'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { pinyin } from 'pinyin-pro'
import type { Db } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'
import { foundByPinyin, plain } from '../show/found-part-service'
import { listedShows, type ShowFilter, type ShowRow } from '../show/query-service'

type Texts = Pick<ShowRow, 'name' | 'performers' | 'venue_name' | 'search_text'>

const HAN = /\p{Script=Han}/u

/** Letters as one may type them: sounds that many speakers do not tell apart are one. */
const sounds = (text: string): string =>
  text
    .replace(/([zcs])h/g, '$1')
    .replace(/\bl/g, 'n')
    .replace(/ng\b/g, 'n')

/** The sounds of a text, a syllable a character: `cao xi`. */
const syllables = (text: string): string =>
  sounds(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' }).join(' '))

/** Letters that may be wrong in a word of a length. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Chinese words with one wrong character of three or more. */
const nearlyIn = (text: string, word: string): boolean => {
  if (word.length < 3) return false
  for (let at = 0; at + word.length <= text.length; at++) {
    let wrong = 0
    for (let index = 0; index < word.length && wrong < 2; index++) if (text[at + index] !== word[index]) wrong++
    if (wrong < 2) return true
  }
  return false
}

/** A bit for each Latin letter of a text. */
const lettersIn = (text: string): number => {
  let letters = 0
  for (const [letter] of text.matchAll(/[a-z]/g)) letters |= 1 << (letter.charCodeAt(0) - 97)
  return letters
}

/** The letters by which a name may be typed, in any reading of its characters. */
const lettersOf = (name: string): number =>
  [...name].reduce((letters, each) => {
    const readings = HAN.test(each) ? pinyin(each, { toneType: 'none', multiple: true }) : each
    return letters | lettersIn(readings)
  }, 0)

interface Searched {
  /** Names of the show, its artists and its venue. */
  titles: LocalizedText[]
  /** Names of the show, its artists and its venue in simplified characters. */
  names: { text: string; letters: number }[]
  /** Everything that a search finds. */
  all: string
  latin: string[]
  syllables: string[]
}

/** By the texts that they were made from. Making one looks up the pinyin of each of its characters. */
const cached = new LRUCache<string, Searched>({ max: 5_000 })

const searchedOf = ({ name, performers, venue_name, search_text }: Texts): Searched => {
  const titles = [name, ...performers.map((each) => each.name), venue_name]
  const texts = titles.map((text) => text['zh-CN'])
  const key = JSON.stringify([search_text, titles])
  const known = cached.get(key)
  if (known) return known
  const names = texts.map(plain)
  const all = plain(search_text)
  const made = {
    titles,
    names: names.map((text) => ({ text, letters: lettersOf(text) })),
    all,
    latin: all.match(/[a-z0-9]+/g) ?? [],
    syllables: names.map(syllables),
  }
  cached.set(key, made)
  return made
}

interface Word {
  text: string
  isHan: boolean
  /** Its syllables, of characters; its letters as one may type them, of others. */
  heard: string
  letters: number
}

const wordOf = (text: string): Word => {
  const isHan = HAN.test(text)
  return { text, isHan, heard: isHan ? syllables(text) : sounds(text), letters: lettersIn(text) }
}

/** What a word must be forgiven to be found: 0 nothing, up to 3 its spelling; null when it is not in there at all. */
const forgiven = (show: Searched, { text: word, isHan, heard, letters }: Word): number | null => {
  if (show.all.includes(word)) return 0
  if (isHan) {
    if (heard.includes(' ') && show.syllables.some((each) => ` ${each} `.includes(` ${heard} `))) return 2
    return nearlyIn(show.all, word) ? 3 : null
  }
  // Pinyin is matched only where the name can have all of the letters.
  if (show.names.some((name) => (letters & ~name.letters) === 0 && foundByPinyin(name.text, word))) return 1
  if (heard.length > 3 && show.syllables.some((each) => each.replace(/ /g, '').includes(heard))) return 2
  const allowed = slips(word.length)
  return show.latin.some((other) => allowed > 0 && distance(other, word) <= allowed) ? 3 : null
}

const wordsOf = (keyword: string): Word[] => plain(keyword).split(/\s+/).filter(Boolean).map(wordOf)

/** The least that all words together must be forgiven. */
const costOf = (show: Searched, words: readonly Word[]): number | null => {
  const costs = words.map((word) => forgiven(show, word))
  return costs.includes(null) ? null : Math.max(...costs.map(Number))
}

interface Found {
  id: string
  searched: Searched
}

/** From here on a word is written in another way than the name that it finds. */
const MISSPELT = 2

/** Whether a name alone is what the words find at this cost. */
const isFoundBy = (title: LocalizedText, words: readonly Word[], cost: number): boolean => {
  const text = Object.values(title).join(' ')
  return costOf(searchedOf({ name: title, performers: [], venue_name: title, search_text: text }), words) === cost
}

/** Returns the one name that misspelt words find in all of these shows, or null. */
const correctionOf = (found: readonly Searched[], words: readonly Word[], cost: number): LocalizedText | null => {
  if (cost < MISSPELT) return null
  const [first, ...others] = found
  const isShared = (title: LocalizedText) =>
    others.every(({ titles }) => titles.some((other) => other['zh-CN'] === title['zh-CN']))
  return first?.titles.find((title) => isFoundBy(title, words, cost) && isShared(title)) ?? null
}

interface Catalogue {
  revision: string
  shows: readonly Found[]
}

const catalogues = new WeakMap<Db, Catalogue>()

/** Changes with every change of a show or a venue. */
const revisionOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from shows) || ' ' ||
      (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from venues) as revision`.execute(db)
  return rows[0]!.revision
}

/** All shows that lists may have, as they are searched. */
const catalogueOf = async (db: Db): Promise<readonly Found[]> => {
  const revision = await revisionOf(db)
  const known = catalogues.get(db)
  if (known?.revision === revision) return known.shows
  const rows = await db
    .selectFrom('shows as s')
    .innerJoin('venues', 'venues.venue_id', 's.venue_id')
    .select(['s.show_id', 's.name', 's.performers', 's.search_text', 'venues.name as venue_name'])
    .where('s.state', '<>', 'DISABLED')
    .execute()
  const shows = rows.map((row) => ({ id: row.show_id, searched: searchedOf(row) }))
  catalogues.set(db, { revision, shows })
  return shows
}

interface Forgiving {
  filter: ShowFilter
  /** The name that a misspelt keyword means; null where it is written right or means several. */
  corrected: LocalizedText | null
}

/**
 * A filter whose keyword forgives: where nothing anywhere has it as it is written, the shows that come nearest by pinyin, by
 * sound or but for a slip of the finger. Traditional characters find simplified ones.
 */
export const forgiving = async (db: Db, filter: ShowFilter): Promise<Forgiving> => {
  const words = wordsOf(filter.keyword ?? '')
  if (words.length === 0) return { filter, corrected: null }
  const exact = await listedShows(db, { keyword: filter.keyword }).limit(1).executeTakeFirst()
  if (exact) return { filter, corrected: null }
  const found = (await catalogueOf(db)).flatMap(({ id, searched }) => {
    const cost = costOf(searched, words)
    return cost === null ? [] : [{ id, searched, cost }]
  })
  const least = Math.min(...found.map(({ cost }) => cost))
  const nearest = found.filter(({ cost }) => cost === least)
  const corrected = correctionOf(
    nearest.map(({ searched }) => searched),
    words,
    least,
  )
  return { filter: { ...filter, keyword: undefined, showIds: nearest.map(({ id }) => id) }, corrected }
}
