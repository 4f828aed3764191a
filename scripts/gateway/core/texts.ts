import { LANGUAGES, type Language, type LocalizedText } from './localized-text'

export type TextParams = Record<string, string | number>

interface TextTree {
  [key: string]: string | TextTree
}

/** Keys of a text tree, with dots, such as `codes.soldOut`. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

/** Texts in three languages by key. An unknown key is a type error. */
export interface Texts<Key extends string = string> {
  /**
   * Returns a text with its `{name}` parameters filled in. If a value already contains 《》, such as a title, omits the
   * 《》 around its placeholder. Throws for a missing key.
   */
  translate(lang: Language, key: Key, params?: TextParams): string
  /** Returns the text in all languages, for stored rows. Parameters may depend on the language. */
  translateAll(key: Key, params?: TextParams | ((lang: Language) => TextParams)): LocalizedText
  /** Returns true if the text exists. */
  has(key: string): boolean
}

const lookUp = (tree: TextTree, key: string): string | undefined => {
  const end = key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (at, part) => (typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined),
      tree,
    )
  return typeof end === 'string' ? end : undefined
}

/** Creates the texts of a module. It is a type error if the languages have different keys. */
export const moduleTexts = <Tree extends TextTree>(trees: {
  'zh-CN': Tree
  'zh-MO': NoInfer<Tree>
  'en-US': NoInfer<Tree>
}): Texts<KeyOf<Tree>> => {
  const translate = (lang: Language, key: string, params: TextParams = {}): string => {
    const text = lookUp(trees[lang], key)
    if (text === undefined) throw new Error(`No text for "${key}" in ${lang}.`)
    return text.replace(/(《?)\{(\w+)\}(》?)/g, (whole, open: string, name: string, close: string) => {
      if (!Object.hasOwn(params, name)) return whole
      const value = String(params[name])
      return value.includes('《') ? value : `${open}${value}${close}`
    })
  }
  return {
    translate,
    translateAll: (key, params) =>
      Object.fromEntries(
        LANGUAGES.map((lang) => [lang, translate(lang, key, typeof params === 'function' ? params(lang) : params)]),
      ) as LocalizedText,
    has: (key) => lookUp(trees['zh-CN'], key) !== undefined,
  }
}
