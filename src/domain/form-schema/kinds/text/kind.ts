import { cleanName } from '../../../typed/text'
import { kindRules, type ValueProblem } from '../../kind-rules'

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

const PATTERNS: Record<TextPattern, RegExp> = {
  LETTERS: /^[\p{L}\p{M}' .·-]+$/u,
  DIGITS: /^\d+$/,
  LETTERS_DIGITS: /^[\p{L}\p{M}\d -]+$/u,
  POSTCODE: /^[A-Za-z\d][A-Za-z\d -]{2,9}$/,
}

/** Returns the number of characters. */
const lengthOf = (text: string): number => Array.from(text).length

const problem = (text: string, { limits }: { readonly limits: TextLimits }): ValueProblem | null => {
  const { least = 0, most, pattern } = limits
  // Counts characters only if the number of UTF-16 units, which is never smaller, leaves the result open.
  if (least > 0 && lengthOf(text) < least) return ['TOO_SHORT', { least }]
  if (text.length > most && lengthOf(text) > most) return ['TOO_LONG', { most }]
  return pattern && !PATTERNS[pattern].test(text) ? ['PATTERN', { pattern }] : null
}

/** Matches most texts that do not change when they are cleaned, which takes longer than this check. */
const CLEAN = /^[!-~\u4e00-\u9fff]+(?: [!-~\u4e00-\u9fff]+)*$/

const cleanLine = (text: string): string => (CLEAN.test(text) ? text : cleanName(text))

const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim()

const reader = (clean: (text: string) => string) => (input: unknown) =>
  typeof input === 'string' ? clean(input) || null : undefined

export const kinds = {
  TEXT: kindRules<'TEXT'>({ read: reader(cleanLine), problem }),
  LONG_TEXT: kindRules<'LONG_TEXT'>({ read: reader(cleanLines), problem }),
}
