import { nicknameProblem } from '../../../../../src/domain/identity/nickname'
import { Refusal } from '../../../core/envelope'
import refused from './data/refused-words.json'

/** Normalizes a text so that variations cannot hide a word: case, width, blanks and diacritics. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{M}\p{Cf}]/gu, '')

/** Words that nicknames must not contain, with their normalized forms. */
const REFUSED = refused.map((word) => ({ word, bare: bare(word) }))

/** Returns the forbidden word of a nickname, or undefined. */
const refusedWord = (nickname: string): string | undefined =>
  REFUSED.find((each) => bare(nickname).includes(each.bare))?.word

/** Throws `Refusal`: nicknameLength, nicknameRefused with the word. */
export const checkNickname = (nickname: string): void => {
  const problem = nicknameProblem(nickname)
  if (problem) throw new Refusal('nicknameLength')
  const word = refusedWord(nickname)
  if (word) throw new Refusal('nicknameRefused', { params: { word }, data: { word } })
}
