import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTexts } from '../../src/locales/create-texts'
import type { Namespace, NamespaceTexts, Translate } from '../../src/locales/keys'
import type { Language } from '../../src/locales/languages'
import { SHOWS } from '../gateway/seed/sources'

const locales = path.resolve(__dirname, '../../src/locales')
const PACKAGE_ROOMS = ['show', 'seat', 'hold', 'order', 'ticket', 'user', 'form'] as const

const read = <R extends Namespace>(language: Language, room: R): NamespaceTexts[R] =>
  JSON.parse(readFileSync(path.join(locales, language, `${room}.json`), 'utf8')) as NamespaceTexts[R]

/** Reads a text of a room, as a screen of that room does: `say('order')('confirm.submit')`. */
export type Say = <R extends Namespace>(room: R) => Translate<R>

/** What the storefront says in a language: its own texts, so that nobody copies them. */
export const wordsOf = (language: Language): Say => {
  const texts = createTexts((wanted) => read(wanted, 'core'))
  for (const room of PACKAGE_ROOMS)
    texts.addNamespace(room, {
      'zh-CN': read('zh-CN', room),
      'zh-MO': read('zh-MO', room),
      'en-US': read('en-US', room),
    })
  void texts.setLanguage(language)
  return (room) => texts.translator(room)
}

/** The name of a seeded show. @throws Error for an id that is not seeded. */
export const showName = (showId: string, language: Language): string => {
  const show = Object.values(SHOWS)
    .flat()
    .find(({ id }) => id === showId)
  if (!show) throw new Error(`${showId} is not a seeded show.`)
  return show.name[language]
}
