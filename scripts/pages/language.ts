import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../src/locales/languages'
import { readText, type TextTree } from '../../src/locales/read-text'
import enUS from '../../src/locales/en-US/core.json'
import zhCN from '../../src/locales/zh-CN/core.json'
import zhMO from '../../src/locales/zh-MO/core.json'
import type { TextKey, TextValues } from '../../src/locales/keys'

const TEXTS: Readonly<Record<Language, TextTree>> = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

/** A text of the storefront (namespace `core`). */
export type Translate = (key: TextKey, values?: TextValues) => string

export const textsIn =
  (language: Language): Translate =>
  (key, values) =>
    readText(TEXTS[language], key, language, values) ?? ''

const ofTag = (tag: string): Language | null => {
  const lower = tag.trim().toLowerCase()
  if (/^zh-(hk|tw|hant)/.test(lower)) return 'zh-MO'
  return knownLanguage(lower) ?? (lower.startsWith('en-') ? 'en-US' : lower.startsWith('zh') ? 'zh-CN' : null)
}

/** The language of a page whose address names none: the browser's first that is ours (`Accept-Language`), else zh-CN. */
export const acceptedLanguage = (header: string | undefined): Language =>
  (header ?? '')
    .split(',')
    .map((part) => ofTag(part.split(';')[0]))
    .find((language) => language !== null) ?? DEFAULT_LANGUAGE
