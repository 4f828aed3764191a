import type { IdType } from '../../../../src/api/attendee'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** `yyyy-MM-dd` of an identity card, empty when the digits are no date. */
export const birthdayOf = (idNo: string): string => {
  const text = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text
}

/** Length, birth date and checksum of an identity card (shell §5, decision 48). */
const isIdentityCard = (idNo: string): boolean => {
  if (!/^\d{17}[\dX]$/.test(idNo) || birthdayOf(idNo) === '') return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(idNo[at]), 0)
  return CHECKS[sum % 11] === idNo[17]
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
  idType === 'ID_CARD' ? isIdentityCard(idNo) : FORMS[idType].test(idNo)

/** `3101**********0019`: whole numbers never leave the gateway. */
export const maskIdNo = (idNo: string): string => {
  const shown = idNo.length >= 12 ? 4 : 2
  return `${idNo.slice(0, shown)}${'*'.repeat(Math.max(0, idNo.length - 2 * shown))}${idNo.slice(-shown)}`
}
