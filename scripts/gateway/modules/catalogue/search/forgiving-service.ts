import { distance } from 'fastest-levenshtein'
import type { Db } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { foundByPinyin, plain } from '../show/found-part-service'
import { listedShows, type ShowFilter } from '../show/query-service'
import { catalogueOf, type Found, lettersIn, type Searched, searchedOf, sounds, syllables } from './catalogue-service'

const HAN = /\p{Script=Han}/u

/** Returns how many letters of a search term may be wrong, depending on its length. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Returns true if a text contains a Chinese term of at least three characters. At most one of these characters may
 * differ.
 */
const nearlyIn = (text: string, word: string): boolean => {
  if (word.length < 3) return false
  for (let at = 0; at + word.length <= text.length; at++) {
    let wrong = 0
    for (let index = 0; index < word.length && wrong < 2; index++) if (text[at + index] !== word[index]) wrong++
    if (wrong < 2) return true
  }
  return false
}

interface Word {
  text: string
  isHan: boolean
  /** Pinyin syllables of a Chinese term, or the letters of another term. */
  sound: string
  letters: number
}

const wordOf = (text: string): Word => {
  const isHan = HAN.test(text)
  return { text, isHan, sound: isHan ? syllables(text) : sounds(text), letters: lettersIn(text) }
}

/**
 * Returns the cost of finding a term in a show, or null if there is no match. 0 is an exact match, and 3 is the least
 * exact match.
 */
const forgiven = (show: Searched, { text: word, isHan, sound, letters }: Word): number | null => {
  if (show.all.includes(word)) return 0
  if (isHan) {
    if (sound.includes(' ') && show.syllables.some((each) => ` ${each} `.includes(` ${sound} `))) return 2
    return nearlyIn(show.all, word) ? 3 : null
  }
  // Skips the pinyin comparison if the name cannot contain all of the letters.
  if (show.names.some((name) => (letters & ~name.letters) === 0 && foundByPinyin(name.readings, word))) return 1
  if (sound.length > 3 && show.syllables.some((each) => each.replace(/ /g, '').includes(sound))) return 2
  const allowed = slips(word.length)
  const isNear = (other: string) => Math.abs(other.length - word.length) <= allowed && distance(other, word) <= allowed
  return allowed > 0 && show.latin.some(isNear) ? 3 : null
}

/** Maximum number of terms. Further terms would hardly narrow a search, and each term is compared with every show. */
const MOST_TERMS = 8

const termsOf = (keyword: string): Word[] =>
  [...new Set(plain(keyword).split(/\s+/).filter(Boolean))].slice(0, MOST_TERMS).map(wordOf)

/** Returns the highest cost of a term in a show, or null if one of the terms does not match. */
const costOf = (show: Searched, terms: readonly Word[]): number | null => {
  let most = 0
  for (const term of terms) {
    const cost = forgiven(show, term)
    if (cost === null) return null
    most = Math.max(most, cost)
  }
  return most
}

/** Minimum cost of a term that is misspelled. */
const MISSPELT = 2

/** Returns true if this name alone, without the show's other names, matches the terms at this cost. */
const isFoundBy = (title: LocalizedText, terms: readonly Word[], cost: number): boolean => {
  const text = Object.values(title).join(' ')
  return costOf(searchedOf({ name: title, performers: [], venue_name: title, search_text: text }), terms) === cost
}

/** Returns the name that misspelled terms match, if all of these shows have that name. Otherwise returns null. */
const correctionOf = (found: readonly Searched[], terms: readonly Word[], cost: number): LocalizedText | null => {
  if (cost < MISSPELT) return null
  const [first, ...others] = found
  const isShared = (title: LocalizedText) =>
    others.every(({ titles }) => titles.some((other) => other['zh-CN'] === title['zh-CN']))
  return first?.titles.find((title) => isFoundBy(title, terms, cost) && isShared(title)) ?? null
}

interface Nearest {
  ids: string[]
  /** Name that a misspelled keyword probably means. Null if the keyword is correct or ambiguous. */
  corrected: LocalizedText | null
}

interface Forgiving extends Pick<Nearest, 'corrected'> {
  filter: ShowFilter
}

/** Returns the entries that are closest to a keyword by pinyin, similar sounds or typing errors. */
export const nearestTo = (keyword: string, all: readonly Found[]): Nearest => {
  const terms = termsOf(keyword)
  const found = all.flatMap(({ id, searched }) => {
    const cost = costOf(searched, terms)
    return cost === null ? [] : [{ id, searched, cost }]
  })
  const least = Math.min(...found.map(({ cost }) => cost))
  const nearest = found.filter(({ cost }) => cost === least)
  const corrected = correctionOf(
    nearest.map(({ searched }) => searched),
    terms,
    least,
  )
  return { ids: nearest.map(({ id }) => id), corrected }
}

/**
 * Returns a filter that tolerates errors in its keyword. If no text contains the keyword, it finds the closest shows.
 * Traditional characters also find simplified ones.
 */
export const forgiving = async (db: Db, filter: ShowFilter): Promise<Forgiving> => {
  const { keyword = '' } = filter
  if (plain(keyword).trim() === '') return { filter, corrected: null }
  const exact = await listedShows(db, { keyword }).limit(1).executeTakeFirst()
  if (exact) return { filter, corrected: null }
  const { ids, corrected } = nearestTo(keyword, await catalogueOf(db))
  return { filter: { ...filter, keyword: undefined, showIds: ids }, corrected }
}
