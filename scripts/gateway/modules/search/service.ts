import type { Language } from '../../core/localized-text'
import hotKeywords from './data/hot-keywords.json'

const bySite = hotKeywords as Record<string, (typeof hotKeywords)['site-1106']>

/** What many search for at a site; nothing for a site without such words. */
export const hotKeywordsOf = (siteId: string, lang: Language): string[] =>
  (bySite[siteId] ?? []).map((keyword) => keyword[lang])
