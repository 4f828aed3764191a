import { plainText } from '../typed/text'

/** Facts of a city that the city index and the city search need. */
export interface IndexedCity {
  cityName: string
  /** First letter, A to Z in either case. A city with another character is listed under `#`. */
  initial: string
  /** Pinyin of the name, with a space between syllables: `ao men`. */
  pinyin: string
  showCount: number
}

/** Cities under one letter; `letter` is '' if the list has no index. */
export interface CityGroup<City> {
  letter: string
  cities: City[]
}

/** Minimum number of cities for an index. A shorter list fits on a phone's screen. */
const INDEX_FROM = 8
/** Maximum number of popular cities above the list. */
const MAX_POPULAR = 4

/** Maximum number of compared syllables. No city has more. */
const MAX_SYLLABLES = 8

const OTHER = '#'

const letterOf = ({ initial }: IndexedCity): string => {
  const letter = initial.toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : OTHER
}

/** Compares letters alphabetically, with `#` last. */
const inOrder = (a: string, b: string): number => {
  if (a === OTHER || b === OTHER) return Number(a === OTHER) - Number(b === OTHER)
  return a < b ? -1 : 1
}

/**
 * Groups the cities by letter, in the merchant's order within a letter. Returns one group if there are few cities, or
 * none has a letter.
 */
export const groupsOf = <City extends IndexedCity>(cities: readonly City[]): CityGroup<City>[] => {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const letter = letterOf(city)
    groups.set(letter, [...(groups.get(letter) ?? []), city])
  }
  const letters = [...groups.keys()].sort(inOrder)
  if (cities.length < INDEX_FROM || letters.every((letter) => letter === OTHER))
    return cities.length > 0 ? [{ letter: '', cities: [...cities] }] : []
  return letters.map((letter) => ({ letter, cities: groups.get(letter) ?? [] }))
}

const plain = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[\s'’·-]/g, '')

/** Returns true if the query consists of prefixes of the syllables, in order: `shh` and `sh` both match `shang hai`. */
const beginsSyllables = (syllables: readonly string[], query: string): boolean => {
  if (query === '') return true
  const [first, ...rest] = syllables
  if (first === undefined) return false
  for (let length = Math.min(first.length, query.length); length > 0; length -= 1) {
    if (first.startsWith(query.slice(0, length)) && beginsSyllables(rest, query.slice(length))) return true
  }
  return false
}

/** Returns true if `query` matches the city: a part of its name, or the prefixes of its syllables. */
export const isMeant = ({ cityName, pinyin }: IndexedCity, query: string): boolean => {
  const typed = plain(query)
  if (typed === '' || plain(cityName).includes(typed)) return true
  return beginsSyllables(pinyin.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_SYLLABLES), typed)
}

/** Returns the cities with most shows, at most four. Empty if the list is short. */
export const popularOf = <City extends IndexedCity>(cities: readonly City[]): City[] =>
  cities.length < INDEX_FROM
    ? []
    : [...cities]
        .sort((a, b) => b.showCount - a.showCount)
        .filter(({ showCount }) => showCount > 0)
        .slice(0, MAX_POPULAR)
