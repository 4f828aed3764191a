import { hongKongFailure } from './hong-kong-id'
import { readIdCard } from './id-card'
import type { IdType } from './id-type'

type OtherType = Exclude<IdType, 'ID_CARD'>

interface Form {
  /** Pattern of letters and digits. */
  shape: RegExp
  /** Example number, as printed on the document. */
  example: string
}

/**
 * Published number formats of documents other than the ID card.
 * - Passport: up to nine letters and digits (ICAO 9303-4). Its check digit is only in the machine-readable zone.
 * - Permit to the mainland: H (Hong Kong) or M (Macao), eight digits for life, two for the number of renewals. Newer
 * cards omit the renewals (Ministry of Public Security, rules of 10 March 2010). A second letter marks holders who are
 * not Chinese nationals.
 * - Permit to Hong Kong and Macao: C, a letter or digit, seven digits (National Immigration Administration, card of
 * 2014).
 * - Permit of Taiwan's residents: eight digits for life, two for the number of renewals on older ones, and a letter.
 * - Foreigner's permanent residence: three letters and twelve digits (2004), or 9 and the format of an ID card (2023).
 * - Macao: 1, 5 or 7, six digits, and a check digit whose calculation is not published (Identification Services
 * Bureau).
 * - Hong Kong: one or two letters, six digits and a check character.
 */
const FORMS: Record<OtherType, Form> = {
  PASSPORT: { shape: /^[A-Z0-9]{5,9}$/, example: 'E12345678' },
  HK_MACAO_PERMIT: { shape: /^[HM][A-Z\d]\d{7}(\d{2})?$/, example: 'H12345678' },
  HK_MACAO_EXIT_PERMIT: { shape: /^C[A-Z\d]\d{7}$/, example: 'C12345678' },
  TAIWAN_PERMIT: { shape: /^(\d{8}|\d{10}[A-Z]?)$/, example: '12345678' },
  FOREIGN_RESIDENCE: { shape: /^([A-Z]{3}\d{12}|9\d{16}[\dX])$/, example: '911124198108030024' },
  MACAO_ID: { shape: /^[157]\d{7}$/, example: '1234567(8)' },
  HK_ID: { shape: /^[A-Z]{1,2}\d{6}[\dA]$/, example: 'A123456(3)' },
}

export const shapeOf = (type: OtherType): RegExp => FORMS[type].shape

/** Returns an example of a printed number; '' for the ID card, whose form is well known. */
export const documentExample = (type: IdType): string => (type === 'ID_CARD' ? '' : FORMS[type].example)

/**
 * Returns the problem of a number with a correct format, for document types with a checksum or a date. Returns null for
 * a valid number.
 */
export const checkedFailure = (type: OtherType, number: string): 'format' | 'birthDate' | 'checksum' | null => {
  if (type === 'HK_ID') return hongKongFailure(number)
  if (type !== 'FOREIGN_RESIDENCE' || !number.startsWith('9')) return null
  const card = readIdCard(number)
  return card.ok || card.failure === 'length' ? null : card.failure
}
