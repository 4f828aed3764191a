import { splitGraphemes } from 'unicode-segmenter/grapheme'

/** Characters as a reader counts them (grapheme clusters, UAX #29): a family emoji is one. */
export const MAX_NICKNAME = 20

/** Bytes do not matter, but a character may be made of any number of marks: no more than this many code units in all. */
const MAX_UNITS = 200

/** How many characters a reader sees. */
export const nicknameLength = (text: string): number => {
  let count = 0
  for (const _each of splitGraphemes(text)) count += 1
  return count
}

export type NicknameProblem = 'empty' | 'long'

/** What is wrong with a nickname that `cleanName` returned; null when nothing is. Words that the shop refuses are the gateway's to find. */
export const nicknameProblem = (name: string): NicknameProblem | null => {
  if (name === '') return 'empty'
  return name.length > MAX_UNITS || nicknameLength(name) > MAX_NICKNAME ? 'long' : null
}
