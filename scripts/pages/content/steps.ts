import { readText, type TextTree } from '../../../src/locales/read-text'
import type { Language } from '../../../src/domain/languages'
import enUS from '../../../src/locales/en-US/seat.json'
import zhCN from '../../../src/locales/zh-CN/seat.json'
import zhMO from '../../../src/locales/zh-MO/seat.json'
import type { FirstView } from '../first-view'

const SEAT_TEXTS: Readonly<Record<Language, TextTree>> = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

/**
 * Returns the first view of a screen that search engines do not index. Null means that only the skeleton is visible.
 */
export const stepView = (screen: string, language: Language): FirstView | null => {
  const title = screen === 'pick-seat' && readText(SEAT_TEXTS[language], 'title', language)
  return title ? { kind: 'bar', title } : null
}
