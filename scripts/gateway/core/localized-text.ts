/** The three languages of the storefront (shell §1). */
export const LANGUAGES = ['zh-CN', 'zh-MO', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text in all languages. */
export type LocalizedText = Record<Language, string>
