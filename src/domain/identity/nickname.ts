import { splitGraphemes } from 'unicode-segmenter/grapheme'

/** Characters as a reader counts them (grapheme clusters, UAX #29): a family emoji is one. */
export const MAX_NICKNAME = 20

/** Bytes do not matter, but a character may be made of any number of marks: no more than this many code units in all. */
const MAX_UNITS = 200

/** Controls, line and paragraph separators, marks that turn the direction of the text round, lone halves of a pair. */
const CONTROL =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]/

/** Nothing but what is not seen: blanks of any width, joiners. */
const INVISIBLE = /^[\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\u3164\uffa0]*$/

/** How many characters a reader sees. */
export const nicknameLength = (text: string): number => {
  let count = 0
  for (const _each of splitGraphemes(text)) count += 1
  return count
}

/** As it is stored: without blanks around it, and one blank where there are several. */
export const cleanNickname = (text: string): string => text.trim().replace(/[ \u00a0\u3000]+/g, ' ')

export type NicknameProblem = 'empty' | 'long' | 'control'

/** What is wrong with a nickname as it is stored; null when nothing is. Words that the shop refuses are the gateway's to find. */
export const nicknameProblem = (text: string): NicknameProblem | null => {
  if (CONTROL.test(text)) return 'control'
  if (INVISIBLE.test(text)) return 'empty'
  return text.length > MAX_UNITS || nicknameLength(text) > MAX_NICKNAME ? 'long' : null
}
