/** The languages the storefront speaks, in their inner form. */
export const LANGUAGES = ['zh-CN', 'zh-MO', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** The form that stands in addresses and goes to the gateway as `lang` (shell §2, §7). */
export type AddressLanguage = 'zh' | 'zh-MO' | 'en'

const ADDRESS_FORM: Record<Language, AddressLanguage> = { 'zh-CN': 'zh', 'zh-MO': 'zh-MO', 'en-US': 'en' }

/** Every spelling known, lower case (decision 32). */
const SPELLINGS = new Map<string, Language>([
  ['zh', 'zh-CN'],
  ['zh-cn', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['zh-mo', 'zh-MO'],
  ['zh-hant', 'zh-MO'],
  ['en', 'en-US'],
  ['en-us', 'en-US'],
])

/** Any spelling of a language, of an address or a store; null when it is none of ours. */
export const knownLanguage = (tag: string | null | undefined): Language | null =>
  SPELLINGS.get((tag ?? '').replace('_', '-').toLowerCase()) ?? null

/** The same; what is unknown is zh-CN (decision 32). */
export const readLanguage = (tag: string | null | undefined): Language => knownLanguage(tag) ?? DEFAULT_LANGUAGE

/** A language as it is written in an address: `zh`, `zh-MO`, `en`. */
export const toAddressLanguage = (language: Language): AddressLanguage => ADDRESS_FORM[language]
