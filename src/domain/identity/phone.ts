/** The dialling code of the mainland, without plus. */
export const MAINLAND = '86'

export type PhoneFailure = 'missing' | 'format' | 'area'

/** The text of each failure. */
export const PHONE_PROBLEMS = {
  missing: 'form.phoneMissing',
  format: 'form.phone',
  area: 'form.phoneArea',
} as const satisfies Record<PhoneFailure, string>

/** A number without blanks, hyphens and a leading `+86`. */
export const cleanPhone = (input: string): string => input.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')

/**
 * Checks a mobile number: on the mainland 11 digits starting with 1, elsewhere digits only (at most 15, E.164) and an
 * area that the merchant supports (shell §5). Null when it is right.
 * @param supportedAreas dialling codes of `supportLoginAreas`; the mainland needs no mention.
 */
export const phoneFailure = (
  input: string,
  countryCode: string = MAINLAND,
  supportedAreas: readonly string[] = [],
): PhoneFailure | null => {
  const area = countryCode.replace(/^\+|^00/, '') || MAINLAND
  const number = cleanPhone(input)
  if (number === '') return 'missing'
  if (area === MAINLAND) return /^1\d{10}$/.test(number) ? null : 'format'
  if (!supportedAreas.includes(area)) return 'area'
  return /^\d{5,15}$/.test(number) ? null : 'format'
}

/** A number in groups: `138 0000 0001` on the mainland, groups of four from the end elsewhere. */
const groupPhone = (phone: string): string =>
  /^1\d{10}$/.test(phone) ? phone.replace(/^(...)(....)/, '$1 $2 ') : phone.replace(/(\d)(?=(\d{4})+$)/g, '$1 ')

/** A number with its area, in groups: `+86 138 0000 0001`. */
export const phoneText = ({ countryCode, cellphone }: { countryCode: string; cellphone: string }): string =>
  `+${countryCode} ${groupPhone(cellphone)}`
