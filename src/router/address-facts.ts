import { knownLanguage, type Language, toAddressLanguage } from '@/domain/languages'
import type { Query } from './query'

/** Parameters of an address that apply to the whole app (shell §2). */
export interface AddressFacts {
  language: Language | null
  theme: 'light' | 'dark' | null
  debug: boolean
  /**
   * Height of the status bar, CSS px. A native app sets this height if it shows the page behind its own status bar.
   * Null otherwise.
   */
  statusBarHeight: number | null
  /** True if the page must not be shared. */
  forbidShare: boolean
  /** True in the merchant's preview of unpublished content (shell §7). */
  preview: boolean
}

const on = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Maximum height of the status bar, CSS px. Larger values are invalid. */
const HIGHEST_STATUS_BAR = 100

/** Reads these parameters from a query. Ignores invalid values. */
export const addressFacts = (query: Query): AddressFacts => {
  const height = query.statusBarHeight ? Number(query.statusBarHeight) : NaN
  return {
    language: knownLanguage(query.lang),
    theme: query.theme === 'light' || query.theme === 'dark' ? query.theme : null,
    debug: on(query.debug),
    statusBarHeight: height >= 0 && height <= HIGHEST_STATUS_BAR ? height : null,
    forbidShare: on(query.forbidShare),
    preview: query.source === 'FROM_BACKEND' || on(query['backend-preview']),
  }
}

/**
 * Converts a language tag to its form in addresses: zh-MO is unchanged, zh-Hans and zh-CN become zh, en-US becomes en.
 */
export const rewriteLang = (query: Query): Query => {
  const language = knownLanguage(query.lang)
  return language ? { ...query, lang: toAddressLanguage(language) } : query
}
