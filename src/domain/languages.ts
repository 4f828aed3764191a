/** Languages of the storefront, in the form that the code uses internally. */
export const LANGUAGES = ['zh-CN', 'zh-MO', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** Form of a language in addresses and in the gateway's parameter `lang` (shell §2, §7). */
export type AddressLanguage = 'zh' | 'zh-MO' | 'en'

const ADDRESS_FORM: Record<Language, AddressLanguage> = { 'zh-CN': 'zh', 'zh-MO': 'zh-MO', 'en-US': 'en' }

/** Languages by the beginning of a tag; longer beginnings come first. This is the lookup of RFC 4647, section 3.4. */
const RANGES: readonly (readonly [RegExp, Language])[] = [
  [/^zh-(hant|mo|hk|tw)\b/, 'zh-MO'],
  [/^zh\b/, 'zh-CN'],
  [/^en\b/, 'en-US'],
]

/**
 * Returns the language of a tag in any spelling (`en-GB`, `zh_TW`), or null if the shop has no texts in that language.
 */
export const knownLanguage = (tag: string | null | undefined): Language | null => {
  const text = (tag ?? '').trim().replace(/_/g, '-').toLowerCase()
  return RANGES.find(([range]) => range.test(text))?.[1] ?? null
}

/** Returns the languages of the tags in the same order, without duplicates. Omits unknown tags. */
export const knownLanguages = (tags: readonly string[]): Language[] => [
  ...new Set(tags.map(knownLanguage).filter((language) => language !== null)),
]

/**
 * Returns the language of the first tag whose language is offered. If there is no such tag, returns the first offered
 * language (decision 32).
 * @param offered the merchant's languages, best first; an empty list offers all languages of the storefront
 */
export const firstLanguage = (tags: readonly string[], offered: readonly Language[] = []): Language =>
  knownLanguages(tags).find((language) => offered.length === 0 || offered.includes(language)) ??
  offered[0] ??
  DEFAULT_LANGUAGE

/** Returns the address form of a language: `zh`, `zh-MO`, `en`. */
export const toAddressLanguage = (language: Language): AddressLanguage => ADDRESS_FORM[language]
