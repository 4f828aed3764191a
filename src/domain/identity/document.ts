import { own } from '@/lib/own'
import { ageAt } from './age'
import { type IdCardFailure, readIdCard } from './id-card'

/** Documents a real-name attendee may show; texts are at `idType.*`. */
export type IdType =
  | 'ID_CARD'
  | 'PASSPORT'
  | 'HK_MACAO_PERMIT'
  | 'TAIWAN_PERMIT'
  | 'FOREIGN_RESIDENCE'
  | 'MACAO_ID'
  | 'HK_ID'

const ADULT = 18
/** The birthday of a mainland ID card is a date in Beijing's time: minutes from UTC. */
const BEIJING = 480

/** Foreign and regional numbers come in too many forms to judge: letters, digits and the marks they are printed with. */
const LENIENT = /^[A-Z0-9][A-Z0-9()/-]{3,19}$/

/** A number as it is stored: no blanks, capitals, plain brackets. */
export const cleanDocument = (input: string): string =>
  input.replace(/\s/g, '').replace(/（/g, '(').replace(/）/g, ')').toUpperCase()

/** Where the holders of these documents come from, ISO 3166-1; the others leave it open. */
const REGION_OF: Partial<Record<IdType, string>> = {
  ID_CARD: 'CN',
  TAIWAN_PERMIT: 'TW',
  MACAO_ID: 'MO',
  HK_ID: 'HK',
}
const PERMIT_REGIONS: Record<string, string> = { H: 'HK', M: 'MO' }

/** Whether a document's holder has to name their country or region: the document itself does not. */
export const needsRegion = (type: IdType): boolean => type === 'PASSPORT' || type === 'FOREIGN_RESIDENCE'

/**
 * The country or region of a document's holder (domain §3), ISO 3166-1 alpha-2: what the document says, else what its
 * holder named; '' when neither tells.
 */
export const documentRegion = (type: IdType, input: string, named: string): string => {
  if (needsRegion(type)) return named
  if (type === 'HK_MACAO_PERMIT') return own(PERMIT_REGIONS, cleanDocument(input).charAt(0)) ?? ''
  return REGION_OF[type] ?? ''
}

export type DocumentFailure = 'missing' | 'format' | IdCardFailure

/** What is wrong with a document's number; null when it can be right. Only ID cards are checked to the last digit (decision 48). */
export const documentFailure = (type: IdType, input: string): DocumentFailure | null => {
  const number = cleanDocument(input)
  if (number === '') return 'missing'
  if (type !== 'ID_CARD') return LENIENT.test(number) ? null : 'format'
  const card = readIdCard(number)
  return card.ok ? null : card.failure
}

/** Whether an ID card is that of a minor at a moment (epoch ms); false where the document does not tell. */
export const isMinor = (type: IdType, input: string, now: number): boolean => {
  const card = type === 'ID_CARD' ? readIdCard(cleanDocument(input)) : null
  return card?.ok === true && isMinorBy(card.value.birthday, now)
}

/** Whether someone born on a local date (`yyyy-MM-dd`) is a minor at a moment (epoch ms); false for no date. */
export const isMinorBy = (birthday: string, now: number): boolean =>
  birthday !== '' && ageAt(birthday, now, BEIJING) < ADULT
