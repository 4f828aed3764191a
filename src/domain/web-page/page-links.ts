import { type Language, LANGUAGES, toAddressLanguage } from '@/domain/languages'

/** Absolute addresses of one page, for search engines. */
export interface PageLinks {
  canonical: string
  /**
   * Addresses of the page in each language (`hreflang`). `x-default` is the address without a language, which uses the
   * visitor's language.
   */
  alternates: readonly { hreflang: string; href: string }[]
}

/** Languages in the form of `hreflang`; English has no country, because it applies to all countries. */
const HREFLANG: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-CN', 'zh-MO': 'zh-MO', 'en-US': 'en' }

const queryOf = (pairs: readonly (readonly [name: string, value: string])[]): string => {
  const given = pairs.filter(([, value]) => value !== '')
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}

/**
 * Returns the canonical address of a page and its addresses in other languages. Parameters such as channel and theme
 * are omitted. `lang` is included if the address contains it; without `lang`, a page uses the visitor's language.
 * @param origin such as `https://tickets.example`
 * @param path encoded path with a leading slash
 * @param params the parameters that identify the page, in a fixed order
 * @param language language in the address; null if the address contains none
 */
export const pageLinks = (
  origin: string,
  path: string,
  params: readonly (readonly [name: string, value: string])[],
  language: Language | null,
): PageLinks => {
  const address = (lang: Language | null): string =>
    `${origin}${path}${queryOf([...params, ['lang', lang ? toAddressLanguage(lang) : '']])}`
  return {
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((each) => ({ hreflang: HREFLANG[each], href: address(each) })),
      { hreflang: 'x-default', href: address(null) },
    ],
  }
}
