import type { Language } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import rows from './data/categories.json'

/** Serializes a category of the back office with its name in a language. */
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
