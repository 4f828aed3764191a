import { readIdCard } from './id-card'

/** Documents a real-name attendee may show; texts are at `idType.*`. */
export type IdType =
  'ID_CARD' | 'PASSPORT' | 'HK_MACAO_PERMIT' | 'TAIWAN_PERMIT' | 'FOREIGN_RESIDENCE' | 'MACAO_ID' | 'HK_ID'

/** Foreign and regional numbers come in too many forms to judge: letters, digits and the marks they are printed with. */
const LENIENT = /^[A-Z0-9][A-Z0-9()/-]{3,19}$/

/** A number as it is stored: no blanks, capitals, plain brackets. */
export const cleanDocument = (input: string): string =>
  input.replace(/\s/g, '').replace(/（/g, '(').replace(/）/g, ')').toUpperCase()

/** Whether a number can be that of the document. Only ID cards are checked to the last digit (decision 48). */
export const isDocument = (type: IdType, input: string): boolean =>
  type === 'ID_CARD' ? readIdCard(cleanDocument(input)).ok : LENIENT.test(cleanDocument(input))
