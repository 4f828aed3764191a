import { MAINLAND } from '../identity/phone'
import { plainText } from './text'

export type PhoneFailure = 'missing' | 'format' | 'area'

/** Key of the text for each problem. */
export const PHONE_PROBLEMS = {
  missing: 'form.phoneMissing',
  format: 'form.phone',
  area: 'form.phoneArea',
} as const satisfies Record<PhoneFailure, string>

/**
 * Patterns of mobile numbers by dialling code, without the national prefix 0.
 *
 * Lengths and first digits are those of libphonenumber-js 1.13.16 (`metadata.mobile`). Its number ranges change monthly
 * and are omitted. The package itself is not used, because it has 13 MB. The mainland's pattern is that of shell §5.
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

/** Pattern of other areas (E.164). */
const ANY = /^\d{5,15}$/

const isMobile = (number: string, area: string): boolean => (MOBILE[area] ?? ANY).test(number)

interface Phone {
  /** Dialling code without plus. */
  countryCode: string
  /**
   * Number within its area. It starts with a plus if the area is not served. If the text contains no number, this is
   * the typed text.
   */
  cellphone: string
}

/** Returns an area code without prefix: `86` for `+86` and `0086`. */
const plainArea = (code: string): string => code.replace(/^\+|^00/, '') || MAINLAND

/** A number with its punctuation. */
const NUMBER = /(?:\+\s*)?\d[\d\s().\u2010-\u2015\u2212-]*/g

/** Removes the national prefix, if the rest is a number. */
const withoutTrunk = (number: string, area: string): string => {
  const rest = number.replace(/^0/, '')
  return isMobile(rest, area) ? rest : number
}

/**
 * Finds the phone number in a text, and its area. A plus or 00 starts a dialling code. Without them, a dialling code is
 * recognised only if the whole number does not fit the chosen area.
 * @param chosen area of a number without a dialling code
 * @param areas dialling codes of the served areas
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
 * Checks a mobile number and that the merchant serves its area (shell §5). Returns null for a valid number.
 * @param supportedAreas dialling codes of `supportLoginAreas`; the mainland needs no mention.
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
