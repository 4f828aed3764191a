import { splitGraphemes } from 'unicode-segmenter/grapheme'

/** Maximum characters of a nickname, counted as grapheme clusters (UAX #29): a family emoji is one. */
export const MAX_NICKNAME = 20

/** Maximum code units, since one character may consist of any number of marks. */
const MAX_UNITS = 200

/** Returns the number of grapheme clusters. */
export const nicknameLength = (text: string): number => {
  let count = 0
  for (const _each of splitGraphemes(text)) count += 1
  return count
}

export type NicknameProblem = 'empty' | 'long'

/**
 * Returns the problem of a nickname that `cleanName` has normalized, or null. Forbidden words are checked by the
 * gateway only.
 */
export const nicknameProblem = (name: string): NicknameProblem | null => {
  if (name === '') return 'empty'
  return name.length > MAX_UNITS || nicknameLength(name) > MAX_NICKNAME ? 'long' : null
}
