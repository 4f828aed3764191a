import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'
import { plainText } from '../../../../../src/domain/typed/text'

const simplified = Converter({ from: 'hk', to: 'cn' })

/** Normalizes a text for comparison: lower case, simplified characters. */
export const plain = (text: string): string => simplified(plainText(text).toLowerCase())

const HAN = /\p{Script=Han}/u

/** The spellings of each character of a text: the pinyin of all its readings, or the character itself. */
export type Readings = readonly (readonly string[])[]

/** Cache of readings: looking up a character takes longer than comparing a whole name. */
const knownWays = new Map<string, readonly string[]>()

const waysOf = (character: string): readonly string[] => {
  const known = knownWays.get(character)
  if (known) return known
  const ways = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
  knownWays.set(character, ways)
  return ways
}

/** Returns the readings of a text, one entry per character. */
export const readingsOf = (text: string): Readings => [...text].map((each) => (HAN.test(each) ? waysOf(each) : [each]))

/**
 * Returns the index after the last character of a match that starts at `start`, or null. A match has at least two
 * characters.
 */
const endFrom = (readings: Readings, start: number, word: string): number | null => {
  // Numbers of letters of `word` that the previous characters can match.
  let used = new Set([0])
  for (let at = start; at < readings.length && used.size > 0; at++) {
    const next = new Set<number>()
    for (const count of used) {
      const rest = word.slice(count)
      for (const way of readings[at]!) {
        if (at > start && way.startsWith(rest)) return at + 1
        if (at > start && way === ' ') next.add(count)
        if (!way.startsWith(rest.charAt(0))) continue
        next.add(count + 1)
        if (rest.startsWith(way)) next.add(count + way.length)
      }
    }
    next.delete(word.length)
    used = next
  }
  return null
}

/** Returns the range of two or more characters that match the typed pinyin or initials, or null. */
export const foundByPinyin = (readings: Readings, word: string): [from: number, to: number] | null => {
  if (!/^[a-z]{2,}$/.test(word)) return null
  for (let start = 0; start < readings.length; start++) {
    const end = endFrom(readings, start, word)
    if (end !== null) return [start, end]
  }
  return null
}

/** Returns the range of a keyword in a name, or null. Also finds other variants of the characters, and pinyin. */
export const foundPart = (name: string, keyword: string): [from: number, to: number] | null => {
  const text = plain(name)
  const word = plain(keyword)
  // Skips names in which normalization changes the number of characters, because positions would be wrong.
  if (word === '' || text.length !== name.length) return null
  const at = text.indexOf(word)
  if (at >= 0) return [at, at + word.length]
  const found = foundByPinyin(readingsOf(text), word)
  const lengthOf = (count: number) => [...text].slice(0, count).join('').length
  return found && [lengthOf(found[0]), lengthOf(found[1])]
}
