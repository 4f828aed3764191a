import type { Language } from './localized-text'

const FORMS: ReadonlyMap<string, Language> = new Map([
  ['zh', 'zh-CN'],
  ['zh-cn', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['zh-mo', 'zh-MO'],
  ['zh-hk', 'zh-MO'],
  ['zh-tw', 'zh-MO'],
  ['zh-hant', 'zh-MO'],
  ['en', 'en-US'],
  ['en-us', 'en-US'],
])

const known = (tag: string): Language | undefined => {
  const lower = tag.trim().toLowerCase()
  return FORMS.get(lower) ?? (lower.startsWith('en-') ? 'en-US' : undefined)
}

/** The language of a request: `lang` of the query in either form (decision 32), else the browser's, else zh-CN. */
export const requestLanguage = (lang: unknown, acceptLanguage: string | undefined): Language => {
  if (typeof lang === 'string' && lang !== '') return known(lang) ?? 'zh-CN'
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = known(part.split(';')[0])
    if (language) return language
  }
  return 'zh-CN'
}
