import { failed, ok, type Result } from '@/lib/result'

export interface IdCardFacts {
  /** `YYYY-MM-DD`. */
  birthday: string
  gender: 'MAN' | 'WOMAN'
}

export type IdCardFailure = 'length' | 'birthDate' | 'checksum'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/**
 * Reads an ID card number (shell §5, decision 48; GB 11643). It must have 18 characters, a real date of birth in
 * characters 7 to 14, and a correct check character. The 17th character is odd for men. Accepts a small `x` and
 * surrounding spaces.
 */
export const readIdCard = (input: string): Result<IdCardFacts, IdCardFailure> => {
  const number = input.trim().toUpperCase()
  if (!/^\d{17}[\dX]$/.test(number)) return failed('length')
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  if (!isRealDate(birthday)) return failed('birthDate')
  if (idCardCheck(number) !== number[17]) return failed('checksum')
  return ok({ birthday, gender: Number(number[16]) % 2 === 1 ? 'MAN' : 'WOMAN' })
}

/** Returns the check character for the first 17 digits. */
export const idCardCheck = (digits: string): string =>
  CHECKS.charAt(WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11)

const isRealDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(time) && date >= '1800' && new Date(time).toISOString().slice(0, 10) === date
}
