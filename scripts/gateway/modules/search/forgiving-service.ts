import { distance } from 'fastest-levenshtein'
import { pinyin } from 'pinyin-pro'
import type { Db } from '../../core/database/database'
import { foundByPinyin, plain } from '../show/found-part-service'
import { listedShows, type ShowFilter, type ShowRow } from '../show/query-service'

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

interface Searched {
  /** Names of the show, its artists and its venue in simplified characters. */
  names: string[]
  /** Everything that a search finds. */
  all: string
  latin: string[]
  syllables: string[]
}

const searchedOf = ({ name, performers, venue_name, search_text }: ShowRow): Searched => {
  const names = [name, venue_name, ...performers.map((each) => each.name)].map((text) => plain(text['zh-CN']))
  const all = plain(search_text)
  return { names, all, latin: all.match(/[a-z0-9]+/g) ?? [], syllables: names.map(syllables) }
}

/** What a word must be forgiven to be found: 0 nothing, up to 3 its spelling; null when it is not in there at all. */
const forgiven = (show: Searched, word: string): number | null => {
  if (show.all.includes(word)) return 0
  if (HAN.test(word)) {
    const heard = syllables(word)
    if (heard.includes(' ') && show.syllables.some((each) => ` ${each} `.includes(` ${heard} `))) return 2
    return nearlyIn(show.all, word) ? 3 : null
  }
  if (show.names.some((name) => foundByPinyin(name, word))) return 1
  const letters = sounds(word)
  if (letters.length > 3 && show.syllables.some((each) => each.replace(/ /g, '').includes(letters))) return 2
  const allowed = slips(word.length)
  return show.latin.some((other) => allowed > 0 && distance(other, word) <= allowed) ? 3 : null
}

const wordsOf = (keyword: string): string[] => plain(keyword).split(/\s+/).filter(Boolean)

/** The least that all words together must be forgiven. */
const costOf = (show: Searched, words: readonly string[]): number | null => {
  const costs = words.map((word) => forgiven(show, word))
  return costs.includes(null) ? null : Math.max(...costs.map(Number))
}

/**
 * A filter whose keyword forgives: where nothing anywhere has it as it is written, the shows that come nearest by pinyin, by
 * sound or but for a slip of the finger. Traditional characters find simplified ones.
 */
export const forgiving = async (db: Db, filter: ShowFilter): Promise<ShowFilter> => {
  const words = wordsOf(filter.keyword ?? '')
  if (words.length === 0) return filter
  const exact = await listedShows(db, { keyword: filter.keyword }).limit(1).executeTakeFirst()
  if (exact) return filter
  const found = (await listedShows(db, {}).execute()).flatMap((show) => {
    const cost = costOf(searchedOf(show), words)
    return cost === null ? [] : [{ id: show.show_id, cost }]
  })
  const least = Math.min(...found.map(({ cost }) => cost))
  const showIds = found.filter(({ cost }) => cost === least).map(({ id }) => id)
  return { ...filter, keyword: undefined, showIds }
}
