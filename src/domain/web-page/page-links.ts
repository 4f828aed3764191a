import { type Language, LANGUAGES, toAddressLanguage } from '@/domain/languages'

/** The addresses by which one page is known, all absolute. */
export interface PageLinks {
  canonical: string
  /** The same page by language (`hreflang`); `x-default` takes the visitor's own. */
  alternates: readonly { hreflang: string; href: string }[]
}

/** Languages as `hreflang` writes them: English is not that of one country. */
const HREFLANG: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-CN', 'zh-MO': 'zh-MO', 'en-US': 'en' }

const queryOf = (pairs: readonly (readonly [name: string, value: string])[]): string => {
  const given = pairs.filter(([, value]) => value !== '')
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}

/**
 * The canonical address of a page and its alternates. Channel, theme and the like are not in them; `lang` is, where the
 * address names a language: without it the page speaks the visitor's, and is the default one.
 * @param origin `https://tickets.example`
 * @param path encoded, with a leading slash
 * @param params the parameters that make the page, in a fixed order
 * @param language the one that the address names; null for none
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
