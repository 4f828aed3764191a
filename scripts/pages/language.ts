import type { Language } from '../../src/domain/languages'
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
