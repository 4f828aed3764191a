import type core from './zh-CN/core.json'
import type { Language } from '@/domain/languages'

/**
 * The texts of one part of the storefront as a value: a file that shows one imports it, so that a forgotten part is an error of
 * the compiler. zh-CN is the model that the other languages follow.
 */
export interface Namespace<Tree extends object = object> {
  /** Unique; the merchant's copywriting is grouped by it. */
  readonly name: string
  /** Null for what the storefront loads itself. */
  readonly texts: ({ 'zh-CN': Tree } & Record<Language, object>) | null
}

/** Makes a namespace of its texts in all languages. */
export const defineNamespace = <Tree extends object>(
  name: string,
  texts: { 'zh-CN': Tree } & Record<Language, object>,
): Namespace<Tree> => ({ name, texts })

/** What every screen shares; loaded before anything is painted, and readable with any namespace. */
export const coreTexts: Namespace<typeof core> = { name: 'core', texts: null }
