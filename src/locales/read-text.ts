import { own } from '@/lib/own'
import type { Language } from '@/domain/languages'

/** Texts of a namespace in one language, nested by the parts of their keys. */
export interface TextTree {
  readonly [part: string]: string | TextTree
}

const find = (tree: TextTree, key: string): string | undefined => {
  let found: string | TextTree | undefined = tree
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined
    found = own<string | TextTree>(found, part)
  }
  return typeof found === 'string' ? found : undefined
}

/** Returns the plural form for the storefront's languages. Some mini programs lack `Intl.PluralRules`. */
const form = (language: Language, count: unknown): 'one' | 'other' =>
  language === 'en-US' && count === 1 ? 'one' : 'other'

/**
 * Returns a text with its `{{placeholders}}` filled. A missing value is replaced with ''. If a value is already
 * enclosed in title brackets (《》), the brackets of the text are omitted.
 * @param key dotted key; for a plural text, `values.count` selects `key_one` or `key_other`
 * @returns undefined if the tree lacks the text
 */
export const readText = (
  tree: TextTree | undefined,
  key: string,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined => {
  if (!tree) return undefined
  const { count } = values
  const text =
    count === undefined
      ? find(tree, key)
      : (find(tree, `${key}_${form(language, count)}`) ?? find(tree, `${key}_other`) ?? find(tree, key))
  return text?.replace(/(《?)\{\{\s*(\w+)\s*\}\}(》?)/g, (_, open: string, name: string, close: string) => {
    const value = String(own(values, name) ?? '')
    return value.includes('《') ? value : open + value + close
  })
}
