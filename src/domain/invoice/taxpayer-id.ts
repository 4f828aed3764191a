/**
 * Characters of GB 32100-2015: digits and capital letters without I, O, S, V and Z. The index of a character is its
 * value.
 */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Weights of the first 17 characters: powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/**
 * Valid lengths of a taxpayer id. 18 is the unified social credit code; 15 and 20 are older registrations without a
 * check character.
 */
const LENGTHS: readonly number[] = [15, 18, 20]
const UNIFIED = 18

/**
 * Returns the 18th character of a unified social credit code, from the first 17 (GB 32100-2015). Returns null if these
 * are invalid.
 */
export const checkCharacter = (first: string): string | null => {
  const values = [...first].map((character) => CHARACTERS.indexOf(character))
  if (values.length !== WEIGHTS.length || values.includes(-1)) return null
  const sum = values.reduce((total, value, at) => total + value * WEIGHTS[at], 0)
  return CHARACTERS[(31 - (sum % 31)) % 31]
}

export type TaxpayerIdProblem = 'length' | 'characters' | 'check'

/** Returns the problem of a taxpayer id that is already cleaned, or null if it is valid. */
export const taxpayerIdProblem = (id: string): TaxpayerIdProblem | null => {
  if (!/^[0-9A-Z]*$/.test(id)) return 'characters'
  if (!LENGTHS.includes(id.length)) return 'length'
  if (id.length !== UNIFIED) return null
  const check = checkCharacter(id.slice(0, -1))
  if (check === null || !CHARACTERS.includes(id[17])) return 'characters'
  return check === id[17] ? null : 'check'
}
