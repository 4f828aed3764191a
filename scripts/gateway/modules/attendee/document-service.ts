import type { IdType } from '../../../../src/api/attendee'
import { readIdCard } from '../../../../src/domain/identity/id-card'

/** `yyyy-MM-dd` of an identity card; empty for a number that is none (shell §5, decision 48). */
export const birthdayOf = (idNo: string): string => {
  const card = readIdCard(idNo)
  return card.ok ? card.value.birthday : ''
}

const FORMS: Record<Exclude<IdType, 'ID_CARD'>, RegExp> = {
  PASSPORT: /^[A-Z0-9]{5,17}$/,
  HK_MACAO_PERMIT: /^[HM]?\d{8,10}$/,
  TAIWAN_PERMIT: /^\d{8}(\d{2})?$/,
  FOREIGN_RESIDENCE: /^[A-Z0-9]{15,18}$/,
  MACAO_ID: /^\d{7}\(?\d\)?$/,
  HK_ID: /^[A-Z]{1,2}\d{6}\(?[\dA]\)?$/,
}

/** A document number as it is stored: no blanks, capitals. */
export const normalizeIdNo = (idNo: string): string => idNo.replace(/\s/g, '').toUpperCase()

/** Whether a tidy number can be one of its kind. */
export const isDocument = (idType: IdType, idNo: string): boolean =>
  idType === 'ID_CARD' ? readIdCard(idNo).ok : FORMS[idType].test(idNo)

/** `3101**********0019`: whole numbers never leave the gateway. */
export const maskIdNo = (idNo: string): string => {
  const shown = idNo.length >= 12 ? 4 : 2
  return `${idNo.slice(0, shown)}${'*'.repeat(Math.max(0, idNo.length - 2 * shown))}${idNo.slice(-shown)}`
}
