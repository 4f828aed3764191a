import { nicknameProblem } from '../../../../../src/domain/identity/nickname'
import { Refusal } from '../../../core/envelope'
import words from './data/refused-words.json'

/** Without what is put between letters to hide a word: case, width, blanks, marks. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{M}\p{Cf}]/gu, '')

/** The words that the shop takes in no nickname, bare. */
const REFUSED = words.map((word) => ({ word, bare: bare(word) }))

/** The word of a nickname that the shop does not take; undefined when there is none. */
const refusedWord = (nickname: string): string | undefined =>
  REFUSED.find((each) => bare(nickname).includes(each.bare))?.word

/** Throws `Refusal`: nicknameLength, nicknameRefused with the word. */
export const checkNickname = (nickname: string): void => {
  const problem = nicknameProblem(nickname)
  if (problem) throw new Refusal('nicknameLength')
  const word = refusedWord(nickname)
  if (word) throw new Refusal('nicknameRefused', { params: { word }, data: { word } })
}
