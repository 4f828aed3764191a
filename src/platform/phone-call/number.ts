/** The number as it may stand in a call: digits and `+ - ( )` and spaces, 3 to 24 of them; undefined for anything else. */
export const callable = (number: string): string | undefined =>
  /^[\d+\-() ]{3,24}$/.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))
    ? number.replace(/[^\d+]/g, '')
    : undefined
