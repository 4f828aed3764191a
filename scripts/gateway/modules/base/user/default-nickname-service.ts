import { randomInt } from 'node:crypto'
import { LANGUAGES, type Language } from '../../../core/localized-text'
import { texts } from './texts'

const TAIL = /\d{4}$/

/**
 * Creates the nickname of an account whose owner has not chosen one. Other buyers may see it: of the account it has at most the
 * last digits of the phone, which its masked number shows as well.
 */
export const createNickname = (lang: Language, cellphone = ''): string => {
  const tail = TAIL.exec(cellphone)?.[0] ?? String(randomInt(10_000)).padStart(4, '0')
  return texts.translate(lang, 'member', { tail })
}

const PREFIXES = LANGUAGES.map((lang) => texts.translate(lang, 'member', { tail: '' }))

/** Whether `createNickname` made this name, in any language. */
export const isCreatedNickname = (nickname: string): boolean =>
  TAIL.test(nickname) && PREFIXES.includes(nickname.replace(TAIL, ''))
