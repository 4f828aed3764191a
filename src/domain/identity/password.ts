/** Characters of a password (domain §5). */
const LENGTH = { min: 8, max: 20 } as const
/** Minimum number of kinds of characters out of four (domain §5). */
export const PASSWORD_KINDS = 3

/** Properties of a password. `kinds` is the number of character kinds that it contains, out of four. */
export interface PasswordFacts {
  length: boolean
  upper: boolean
  lower: boolean
  digit: boolean
  special: boolean
  kinds: number
  /** True if the password may be used. */
  fits: boolean
}

/** Checks a password without trimming it. Counts grapheme clusters as characters. */
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

/**
 * Returns true for 8 to 20 characters of at least three kinds: capital letters, small letters, digits and special
 * symbols (domain §5).
 */
export const isPassword = (password: string): boolean => passwordFacts(password).fits
