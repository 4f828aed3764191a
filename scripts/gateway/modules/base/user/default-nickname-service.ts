import { randomInt } from 'node:crypto'
import { LANGUAGES, type Language } from '../../../core/localized-text'
import { texts } from './texts'

const TAIL = /\d{4}$/

/**
 * Creates a nickname for an account that has not chosen one. Other buyers may see it, so it contains at most the last
 * digits of the phone number. The masked number shows these digits, too.
 */
export const createNickname = (lang: Language, cellphone = ''): string => {
  const tail = TAIL.exec(cellphone)?.[0] ?? String(randomInt(10_000)).padStart(4, '0')
  return texts.translate(lang, 'member', { tail })
}

const PREFIXES = LANGUAGES.map((lang) => texts.translate(lang, 'member', { tail: '' }))

/** Returns true if `createNickname` created this name, in any language. */
export const isCreatedNickname = (nickname: string): boolean =>
  TAIL.test(nickname) && PREFIXES.includes(nickname.replace(TAIL, ''))
