import type core from './zh-CN/core.json'
import type { Language } from '@/domain/languages'

/**
 * The texts of one part of the storefront as a value. Files that show a text import it, so that a missing part is a
 * compiler error. zh-CN is the model that the other languages follow.
 */
export interface Namespace<Tree extends object = object> {
  /** Unique; the merchant's copywriting is grouped by it. */
  readonly name: string
  /** Texts by language; null for texts that the storefront loads itself. */
  readonly texts: ({ 'zh-CN': Tree } & Record<Language, object>) | null
}

/** Makes a namespace of its texts in all languages. */
export const defineNamespace = <Tree extends object>(
  name: string,
  texts: { 'zh-CN': Tree } & Record<Language, object>,
): Namespace<Tree> => ({ name, texts })

/** Texts that all screens share; loaded before the first paint, and readable with any namespace. */
export const coreTexts: Namespace<typeof core> = { name: 'core', texts: null }
