/** Returns the number's digits and `+`, from 3 to 24 digits, `+ - ( )` and spaces; undefined for any other text. */
export const callable = (number: string): string | undefined =>
  /^[\d+\-() ]{3,24}$/.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))
    ? number.replace(/[^\d+]/g, '')
    : undefined
