import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'
import type { Language, Words } from './db/words'
import { LANGUAGES } from './db/words'

export type TextParams = Record<string, string | number>
interface TextTree {
  [key: string]: string | TextTree
}

const trees: Record<Language, TextTree> = { 'zh-CN': zh, 'zh-MO': mo, 'en-US': en }

const lookUp = (tree: TextTree, key: string): string | undefined => {
  const end = key
    .split('.')
    .reduce<string | TextTree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree)
  return typeof end === 'string' ? end : undefined
}

/** The gateway's own text `key` (dots between levels) with `{name}` places filled. Throws for a key that is missing. */
export const say = (lang: Language, key: string, params: TextParams = {}): string => {
  const text = lookUp(trees[lang], key)
  if (text === undefined) throw new Error(`no text ${key} in ${lang}`)
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

/** The same text in all languages, for rows that are kept. */
export const sayAll = (key: string, params?: TextParams): Words =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, say(lang, key, params)])) as Words
