import { isPrivilegeCode } from '../privilege'
import { cleanBindCode, isBindCode } from '../ticket/bind-code'
import { cleanCode } from '../typed/text'

/** Crockford's base 32: no I, L, O and U, which are misread. The position of a character is its value. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters of a code, without the check character. */
const RANDOM_LENGTH = 11

/** Multiplies by 2 in the field of 32 elements, with the polynomial x^5 + x^2 + 1. */
const double = (value: number): number => (value < 16 ? 2 * value : (2 * value) ^ 37)

/**
 * Returns the check character of eleven characters.
 *
 * The weights are different powers of a generator of the field. The check character therefore detects any single wrong
 * character, and any two swapped characters.
 */
const checkCharacter = (characters: string): string =>
  ALPHABET[[...characters].reduce((sum, character) => double(sum ^ ALPHABET.indexOf(character)), 0)]

/**
 * Returns a code of 12 characters.
 * @param bytes at least eleven random bytes
 */
export const couponCode = (bytes: Uint8Array): string => {
  const characters = [...bytes.slice(0, RANDOM_LENGTH)].map((byte) => ALPHABET[byte & 31]).join('')
  return characters + checkCharacter(characters)
}

/** Returns true for 12 characters that fit their check character. */
export const isCouponCode = (typed: string): boolean => {
  const code = cleanBindCode(typed)
  return isBindCode(typed) && code.endsWith(checkCharacter(code.slice(0, RANDOM_LENGTH)))
}

/**
 * Returns a typed code in the form that is sent to the gateway. In a code of 12 characters, corrects misread letters.
 * Returns null for a text that cannot be a code.
 */
export const cleanAnyCode = (typed: string): string | null => {
  if (isBindCode(typed)) return cleanBindCode(typed)
  return isPrivilegeCode(typed) ? cleanCode(typed) : null
}

/**
 * Returns true for a code of 12 characters with a wrong check character: a typing error, or a ticket's code, which has
 * no check character.
 */
export const isMistyped = (typed: string): boolean => isBindCode(typed) && !isCouponCode(typed)

/** Returns a code in groups of four characters. */
export const groupCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
