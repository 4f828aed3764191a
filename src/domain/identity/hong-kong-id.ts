const SHAPE = /^([A-Z]{1,2})(\d{6})([\dA])$/
/** Weights of the letters and digits before the check character. A missing first letter has a weight too. */
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2]
const SPACE = 36

/**
 * Returns the value of a character: digits have their own value, A to Z have 10 to 35, a missing first letter has 36.
 */
const valueOf = (character: string): number => (character === ' ' ? SPACE : parseInt(character, 36))

/**
 * Returns the check character for one or two letters and six digits: a digit, or A for ten.
 *
 * The weighted sum of all characters (weights 9 to 2) plus the check character is divisible by 11, as in A123456(3).
 * The Immigration Department's cards use this calculation, because Hong Kong's law does not define one.
 */
export const hongKongCheck = (body: string): string => {
  const sum = [...body.padStart(WEIGHTS.length, ' ')].reduce((all, each, at) => all + valueOf(each) * WEIGHTS[at], 0)
  return '0123456789A'.charAt((11 - (sum % 11)) % 11)
}

/** Returns the failure of a Hong Kong ID card number without brackets, or null. */
export const hongKongFailure = (number: string): 'format' | 'checksum' | null => {
  const [, letters, digits, check] = SHAPE.exec(number) ?? []
  if (letters === undefined) return 'format'
  return hongKongCheck(letters + digits) === check ? null : 'checksum'
}
