import { ageAt } from './age'
import { cleanCode } from '../typed/text'
import { checkedFailure, shapeOf } from './document-forms'
import { type IdCardFailure, readIdCard } from './id-card'
import type { IdType } from './id-type'

const ADULT = 18
/** Beijing's offset from UTC in minutes. The birthday of a mainland ID card is a date in that time zone. */
const BEIJING = 480

/** Region of the holder by document type, ISO 3166-1. Other types do not determine the region. */
const REGION_OF: Partial<Record<IdType, string>> = {
  ID_CARD: 'CN',
  HK_MACAO_EXIT_PERMIT: 'CN',
  TAIWAN_PERMIT: 'TW',
  MACAO_ID: 'MO',
  HK_ID: 'HK',
}
/**
 * First digits of residence permits that are numbered like an ID card: 81 Hong Kong, 82 Macao, 83 Taiwan. Source: GA/T
 * 2000.
 */
const RESIDENTS: readonly (readonly [string, string])[] = [
  ['81', 'HK'],
  ['82', 'MO'],
  ['83', 'TW'],
]

/** Returns true if the holder must name a country or region, because the document does not contain one. */
export const needsRegion = (type: IdType): boolean => type === 'PASSPORT' || type === 'FOREIGN_RESIDENCE'

/**
 * Returns the country or region of a document's holder (domain §3), ISO 3166-1 alpha-2. The document takes precedence
 * over `named`, the holder's own statement. Returns '' if neither contains one.
 */
export const documentRegion = (type: IdType, input: string, named: string): string => {
  if (needsRegion(type)) return named
  const number = cleanCode(input)
  if (type === 'HK_MACAO_PERMIT') return number.startsWith('H') ? 'HK' : number.startsWith('M') ? 'MO' : ''
  const resident = type === 'ID_CARD' && RESIDENTS.find(([prefix]) => number.startsWith(prefix))
  return resident ? resident[1] : (REGION_OF[type] ?? '')
}

export type DocumentFailure = 'missing' | 'format' | IdCardFailure

/**
 * Returns the problem of a document's number, or null if the number may be valid. Checks its format, and its checksum
 * if the number has a checksum.
 */
export const documentFailure = (type: IdType, input: string): DocumentFailure | null => {
  const number = cleanCode(input)
  if (number === '') return 'missing'
  if (type === 'ID_CARD') {
    const card = readIdCard(number)
    return card.ok ? null : card.failure
  }
  return shapeOf(type).test(number) ? checkedFailure(type, number) : 'format'
}

/** Returns the local date (`yyyy-MM-dd`) of birth that a document contains; '' without such a date. */
export const documentBirthday = (type: IdType, input: string): string => {
  if (type !== 'ID_CARD' && type !== 'FOREIGN_RESIDENCE') return ''
  const card = readIdCard(cleanCode(input))
  return card.ok ? card.value.birthday : ''
}

/** Returns true if a document's holder is a minor at a moment (epoch ms); false for a document without a birthday. */
export const isMinor = (type: IdType, input: string, now: number): boolean =>
  isMinorBy(documentBirthday(type, input), now)

/** Returns true if a person born on a date (`yyyy-MM-dd`) is a minor at a moment (epoch ms); false without a date. */
export const isMinorBy = (birthday: string, now: number): boolean =>
  birthday !== '' && ageAt(birthday, now, BEIJING) < ADULT
