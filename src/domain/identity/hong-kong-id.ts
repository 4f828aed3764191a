const SHAPE = /^([A-Z]{1,2})(\d{6})([\dA])$/
/** Weights of the letters and digits in front of the check character, a missing first letter included. */
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2]
const SPACE = 36

/** Returns the value of a character: a digit its value, A 10 to Z 35, a missing first letter 36. */
const valueOf = (character: string): number => (character === ' ' ? SPACE : parseInt(character, 36))

/**
 * Returns the check character for one or two letters and six digits: a digit, or A for ten. The sum of all characters,
 * weighted 9 to 2, and the check character is divisible by 11, as in A123456(3). The modulo 11 is that of the
 * Immigration Department's cards: Hong Kong's law names the number, not its arithmetic.
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
