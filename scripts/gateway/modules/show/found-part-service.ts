import { Converter } from 'opencc-js/t2cn'
import { match } from 'pinyin-pro'
import { plainText } from '../../../../src/domain/typed/text'

const simplified = Converter({ from: 'hk', to: 'cn' })

/** A text as searches compare it: small letters, simplified characters. */
export const plain = (text: string): string => simplified(plainText(text).toLowerCase())

/** Where the characters are whose pinyin, or the initials of it, someone typed; null for a single letter. */
export const foundByPinyin = (text: string, word: string): [from: number, to: number] | null => {
  if (!/^[a-z]{2,}$/.test(word)) return null
  const places = match(text, word, { continuous: true })
  return places && places.length > 1 ? [places[0], places[places.length - 1] + 1] : null
}

/** Where a keyword stands in a name, also in other characters or as pinyin; null where it does not. */
export const foundPart = (name: string, keyword: string): [from: number, to: number] | null => {
  const text = plain(name)
  const word = plain(keyword)
  // A character that becomes two would move what is behind it.
  if (word === '' || text.length !== name.length) return null
  const at = text.indexOf(word)
  return at >= 0 ? [at, at + word.length] : foundByPinyin(text, word)
}
