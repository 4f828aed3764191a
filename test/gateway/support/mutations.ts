/** A text that every malicious text contains, by which logs can be searched for malicious texts. */
export const MARK = 'zq7mark'

export interface Mutation {
  what: string
  /** The mutated value; `ABSENT` removes the field. */
  value: unknown
}

/** Marks a field for removal. */
export const ABSENT = Symbol('absent')

/** Placeholder for a number that is valid JSON but too large for a double. `written` replaces it. */
const INFINITE = 'zq7infinite'

/** Serializes JSON, including numbers that no JSON serializer produces. */
export const written = (value: unknown): string => JSON.stringify(value).replaceAll(`"${INFINITE}"`, '1e309')

/** Replaces the placeholder in a value that is part of an address. */
export const inAddress = (text: string): string => text.replaceAll(INFINITE, '1e309')

const nested = (levels: number): unknown => {
  let value: unknown = MARK
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

const text = (what: string, value: string): Mutation => ({ what, value })

/** Values that are not intended for any field of a request. */
export const MUTATIONS: readonly Mutation[] = [
  { what: 'missing', value: ABSENT },
  { what: 'a number', value: 12345 },
  { what: 'a fraction', value: 0.5 },
  { what: 'a negative number', value: -1 },
  { what: 'an enormous number', value: 1e308 },
  { what: 'an infinite number', value: INFINITE },
  { what: 'a list of one number', value: [1] },
  { what: 'true', value: true },
  { what: 'null', value: null },
  { what: 'an empty list', value: [] },
  { what: 'a list of nulls', value: [null, null] },
  { what: 'an object', value: { [MARK]: MARK } },
  { what: 'a hundred thousand letters', value: MARK + 'x'.repeat(100_000) },
  { what: 'ten thousand entries', value: Array.from({ length: 10_000 }, (_, at) => at) },
  { what: 'a deep nest', value: nested(2_000) },
  text('empty text', ''),
  text('text', MARK),
  text('quotes and SQL', `${MARK}'"; DROP TABLE orders; --`),
  text('a script', `<script>alert('${MARK}')</script>`),
  text('a way out of the folder', `../../${MARK}`),
  text('a percent-encoded zero', `${MARK}%00`),
  text('U+0000', `${MARK}\u0000`),
  text('half a surrogate pair', `${MARK}\ud800`),
  text('a prototype', '__proto__'),
  text('a constructor', 'constructor'),
  text('a method of every object', 'toString'),
  text('right-to-left marks', `\u202e${MARK}\u2066`),
  text('an emoji', `🎫${MARK}👩‍👩‍👧`),
  text('lines', `${MARK}\r\nx-injected: 1\n`),
]

export type Path = readonly (string | number)[]

/** Returns every path in a value, except the value itself: `[['items'], ['items', 0], ['items', 0, 'spu'], …]`. */
export const placesIn = (value: unknown, at: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((each, index) => [index, each])
    : Object.entries(value)
  return entries.flatMap(([key, each]) => [[...at, key], ...placesIn(each, [...at, key])])
}

/** Returns a copy in which the value at that path is replaced or removed. */
export const putAt = (whole: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string, unknown>
  const name = String(key)
  if (rest.length > 0) copy[name] = putAt(copy[name], rest, value)
  else if (value !== ABSENT) copy[name] = value
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[name]
  return copy
}

/** Creates a generator of random numbers in [0, 1) that depend only on the seed (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
