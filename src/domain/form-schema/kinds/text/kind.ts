/** Named patterns. A definition cannot contain an expression of its own (decision 146). */
export const TEXT_PATTERNS = ['LETTERS', 'DIGITS', 'LETTERS_DIGITS', 'POSTCODE'] as const
export type TextPattern = (typeof TEXT_PATTERNS)[number]

/** Lengths in characters, after trimming. */
export interface TextLimits {
  readonly least?: number
  readonly most: number
  readonly pattern?: TextPattern
}

declare module '../../definition' {
  interface FieldKinds {
    TEXT: { value: string; own: { readonly limits: TextLimits } }
    LONG_TEXT: { value: string; own: { readonly limits: TextLimits } }
  }
}
