import type { Language } from '../../core/localized-text'
import hotKeywords from './data/hot-keywords.json'

const bySite = hotKeywords as Record<string, (typeof hotKeywords)['site-1106']>

/** Popular keywords of a site; empty for a site without any. */
export const hotKeywordsOf = (siteId: string, lang: Language): string[] =>
  (bySite[siteId] ?? []).map((keyword) => keyword[lang])
