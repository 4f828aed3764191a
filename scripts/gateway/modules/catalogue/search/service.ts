import type { Language } from '../../../core/localized-text'
import hotKeywords from './data/hot-keywords.json'

const bySite: ReadonlyMap<string, (typeof hotKeywords)['site-1106']> = new Map(Object.entries(hotKeywords))

/** Popular keywords of a site; empty for a site without any. */
export const hotKeywordsOf = (siteId: string, lang: Language): string[] =>
  (bySite.get(siteId) ?? []).map((keyword) => keyword[lang])
