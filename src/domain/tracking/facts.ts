/** Data of a tracking event: a flat record of short values. */
export type Facts = Readonly<Record<string, string | number | boolean>>

/** Fields that are never sent (shell §5), in any letter case. */
const NEVER = new Set(['cellphone', 'address', 'idno', 'loginphone'])

/** Values that contain no information (shell §5). */
const EMPTY = new Set(['', 'undefined', 'null'])

/**
 * Maximum length of a value. Ids and names are shorter; the limit is necessary because a single URL contains a batch of
 * events.
 */
const LENGTH = 64

/**
 * Patterns of personal data. Spaces and dashes between digits must be removed before matching. The patterns contain no
 * lookbehind, because old hosts do not support it.
 */
const PERSONAL = [
  // A mobile number, with or without the country code.
  /(^|\D)(00|\+)?(86)?1\d{10}(\D|$)/,
  /(^|\D)(00|\+)?85[23][2-9]\d{7}(\D|$)/,
  // An identity document: 18 or 15 digits, a passport or a permit, a Macao or Hong Kong card.
  /(^|\D)\d{17}[\dx](?!\d)/i,
  /(^|\D)\d{15}(\D|$)/,
  /(^|[^a-z0-9])([c-h]|[mpt])\d{8}(\d\d)?(\D|$)/i,
  /(^|[^a-z0-9])[a-z]{2}\d{7}(\D|$)/i,
  /(^|\D)[157]\d{6}\(\d\)/,
  /(^|[^a-z0-9])[a-z]{3}\d{12}(\D|$)/i,
  /(^|[^a-z0-9])[a-z]{1,2}\d{6}\(?[\da]\)?($|[^a-z0-9])/i,
  // An e-mail address.
  /[^\s@]@[^\s@]/,
  // A token.
  /eyJ[\w-]{8,}\.[\w-]{8,}/,
]

const isPersonal = (text: string): boolean => {
  const plain = text.normalize('NFKC')
  const joined = plain.replace(/([\da-z])[\s\-.()/]+(?=\d)/gi, '$1')
  return PERSONAL.some((pattern) => pattern.test(plain) || pattern.test(joined))
}

const mayBeSent = (name: string, value: unknown): value is string | number | boolean => {
  if (NEVER.has(name.toLowerCase().replace(/[^a-z]/g, ''))) return false
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !isPersonal(String(value))
  return typeof value === 'string' && !EMPTY.has(value.trim()) && !isPersonal(value)
}

/**
 * Returns the data of an event that may be sent. Omits the forbidden fields and values without information (shell §5).
 * Also omits any value that resembles a phone or document number, an e-mail address or a token.
 */
export const cleanFacts = (facts: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      mayBeSent(name, value) ? [[name, typeof value === 'string' ? value.slice(0, LENGTH) : value]] : [],
    ),
  )
