import { type Language, LANGUAGES, toAddressLanguage } from '@/domain/languages'

/** The absolute addresses of one page. */
export interface PageLinks {
  canonical: string
  /** The same page by language (`hreflang`); `x-default` uses the visitor's own. */
  alternates: readonly { hreflang: string; href: string }[]
}

/** Languages in the form of `hreflang`; English is not limited to one country. */
const HREFLANG: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-CN', 'zh-MO': 'zh-MO', 'en-US': 'en' }

const queryOf = (pairs: readonly (readonly [name: string, value: string])[]): string => {
  const given = pairs.filter(([, value]) => value !== '')
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}

/**
 * Returns the canonical address of a page and its alternates. They omit channel, theme and similar parameters. They
 * include `lang` if the address does; the default page without it uses the visitor's language.
 * @param origin `https://tickets.example`
 * @param path encoded, with a leading slash
 * @param params the parameters that identify the page, in a fixed order
 * @param language language of the address; null without one
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
