/**
 * Returns the digits and `+` of a phone number; undefined for other texts. A phone number has 3 to 24 characters
 * (digits, `+ - ( )`, spaces) and at least 3 digits.
 */
export const callable = (number: string): string | undefined =>
  /^[\d+\-() ]{3,24}$/.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))
    ? number.replace(/[^\d+]/g, '')
    : undefined
