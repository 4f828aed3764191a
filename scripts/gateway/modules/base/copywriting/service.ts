import type { Language, LocalizedText } from '../../../core/localized-text'
import groups from './data/copywriting.json'

const inLanguage = (group: Record<string, LocalizedText>, lang: Language) =>
  Object.entries(group).map(([key, text]) => ({ key, value: text[lang] }))

/** Returns the merchant's texts by namespace (contract: api/copywriting). The namespace `base` is for every screen. */
export const copywritingIn = (lang: Language) =>
  Object.fromEntries(Object.entries(groups).map(([group, texts]) => [group, inLanguage(texts, lang)]))
