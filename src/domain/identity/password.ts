/** Characters of a password (domain §5). */
const LENGTH = { min: 8, max: 20 } as const
/** How many of the four kinds it needs (domain §5). */
export const PASSWORD_KINDS = 3

/** What a password has; `kinds` counts the four. */
export interface PasswordFacts {
  length: boolean
  upper: boolean
  lower: boolean
  digit: boolean
  special: boolean
  kinds: number
  /** It may be used. */
  fits: boolean
}

/** Looks at a password as it is: blanks at its ends belong to it. A character is one that a person sees as one, whatever its bytes. */
export const passwordFacts = (password: string): PasswordFacts => {
  const { length: count } = [...password]
  const found = {
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /\d/.test(password),
    special: /[^A-Za-z\d]/.test(password),
  }
  const kinds = Object.values(found).filter(Boolean).length
  const length = count >= LENGTH.min && count <= LENGTH.max
  return { length, ...found, kinds, fits: length && kinds >= PASSWORD_KINDS }
}

/** 8 to 20 characters with three of capital and small letters, digits and special symbols (domain §5). */
export const isPassword = (password: string): boolean => passwordFacts(password).fits
