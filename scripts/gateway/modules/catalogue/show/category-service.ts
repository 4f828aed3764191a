import type { Language } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import rows from './data/categories.json'

/** Serializes a backend category with its name in the reader's language. */
export const categoryOf = (code: string, lang: Language): { code: string; displayName: string } => ({
  code,
  displayName: rows.find((row) => row.code === code)?.displayName[lang] ?? code,
})

/** Returns all categories in order, ALL first. */
export const categoriesIn = (lang: Language) =>
  rows.map(({ code, displayName, icon }) => ({
    code,
    displayName: displayName[lang],
    icon: icon && mediaAddress(icon),
  }))
