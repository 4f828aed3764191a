import type { Language } from '../../../core/localized-text'
import hotKeywords from './data/hot-keywords.json'

const bySite: ReadonlyMap<string, (typeof hotKeywords)['site-1106']> = new Map(Object.entries(hotKeywords))

/** Returns popular keywords of a site, if any. */
export const hotKeywordsOf = (siteId: string, lang: Language): string[] =>
  (bySite.get(siteId) ?? []).map((keyword) => keyword[lang])
