import { MAINLAND } from '../identity/phone'
import { plainText } from './text'

export type PhoneFailure = 'missing' | 'format' | 'area'

/** Text key for each problem. */
export const PHONE_PROBLEMS = {
  missing: 'form.phoneMissing',
  format: 'form.phone',
  area: 'form.phoneArea',
} as const satisfies Record<PhoneFailure, string>

/**
 * Patterns of mobile numbers by dialing code, without the national prefix 0.
 *
 * The lengths and first digits are copied from libphonenumber-js 1.13.16 (`metadata.mobile`). More precise number
 * ranges are omitted, because they change monthly. The package itself is not used, because its size is 13 MB. The
 * pattern for mainland China is from shell §5.
 */
const MOBILE: Readonly<Record<string, RegExp>> = {
  [MAINLAND]: /^1\d{10}$/,
  '853': /^6\d{7}$/,
  '852': /^[4-9]\d{7}$/,
  '886': /^9\d{8}$/,
  '65': /^[89]\d{7}$/,
  '60': /^1\d{8,9}$/,
  '66': /^[1689]\d{8}$/,
  '81': /^[6-9]0\d{8}$/,
  '82': /^1\d{8,9}$/,
  '351': /^[69]\d{8}$/,
  '44': /^7\d{9}$/,
  '33': /^[67]\d{8}$/,
  '49': /^1[5-7]\d{8,9}$/,
  '1': /^[2-9]\d\d[2-9]\d{6}$/,
  '61': /^4\d{8}$/,
}

/** Pattern for all other areas (E.164). */
const ANY = /^\d{5,15}$/

const isMobile = (number: string, area: string): boolean => (MOBILE[area] ?? ANY).test(number)

interface Phone {
  /** Dialing code without the plus. */
  countryCode: string
  /**
   * Number without the dialing code. A number of an area that the merchant does not serve includes the plus and the
   * dialing code. If the typed text contains no number, this field is the typed text.
   */
  cellphone: string
}

/** Returns a dialing code without its prefix: `86` for `+86` and `0086`. */
const plainArea = (code: string): string => code.replace(/^\+|^00/, '') || MAINLAND

/** Matches a phone number and its punctuation. */
const NUMBER = /(?:\+\s*)?\d[\d\s().\u2010-\u2015\u2212-]*/g

/** Removes the national prefix 0 if the remaining digits are a valid number. */
const withoutTrunk = (number: string, area: string): string => {
  const rest = number.replace(/^0/, '')
  return isMobile(rest, area) ? rest : number
}

/**
 * Finds the phone number in a text, and its dialing code. A plus or 00 starts a dialing code. Without this prefix, a
 * dialing code is recognized only if the whole number is not valid in the chosen area.
 * @param chosen dialing code for numbers that are typed without one
 * @param areas dialing codes of the served areas
 */
export const readPhone = (typed: string, chosen = MAINLAND, areas: readonly string[] = []): Phone => {
  const countryCode = plainArea(chosen)
  const text = plainText(typed)
  const [found = '', ...others] = text.match(NUMBER) ?? []
  if (found === '' || others.length > 0) return { countryCode, cellphone: text }
  const written = found.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const digits = written.replace('+', '')
  const isInternational = written !== digits
  if (!isInternational && isMobile(withoutTrunk(digits, countryCode), countryCode))
    return { countryCode, cellphone: withoutTrunk(digits, countryCode) }
  const codes = [countryCode, MAINLAND, ...areas.map(plainArea)]
  for (const code of codes) {
    const rest = withoutTrunk(digits.slice(code.length), code)
    if (digits.startsWith(code) && (isInternational || (code in MOBILE && isMobile(rest, code))))
      return { countryCode: code, cellphone: rest }
  }
  return { countryCode, cellphone: written }
}

/** Returns the phone number in a text, in the form that is sent to the gateway. */
export const cleanPhone = (typed: string, countryCode: string = MAINLAND): string =>
  readPhone(typed, countryCode).cellphone

/**
 * Checks that a mobile number is valid, and that the merchant serves its area (shell §5). Returns null for a valid
 * number.
 * @param supportedAreas dialing codes in `supportLoginAreas`; mainland China is always included
 */
export const phoneFailure = (
  typed: string,
  countryCode: string = MAINLAND,
  supportedAreas: readonly string[] = [],
): PhoneFailure | null => {
  const area = plainArea(countryCode)
  const { cellphone, countryCode: written } = readPhone(typed, area)
  if (cellphone === '') return 'missing'
  if (cellphone.startsWith('+') || written !== area) return 'area'
  if (area !== MAINLAND && !supportedAreas.map(plainArea).includes(area)) return 'area'
  return isMobile(cellphone, area) ? null : 'format'
}
