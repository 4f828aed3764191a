import type core from './zh-CN/core.json'
import type { Language } from '@/domain/languages'

/**
 * Texts of one part of the storefront. Each file imports the namespace whose texts it shows, so the compiler detects a
 * missing namespace. All languages must have the same keys as zh-CN.
 */
export interface Namespace<Tree extends object = object> {
  /** Unique name. It is also the name of the group in the merchant's copywriting. */
  readonly name: string
  /** Texts by language; null for texts that are loaded separately (`LoadCore`). */
  readonly texts: ({ 'zh-CN': Tree } & Record<Language, object>) | null
}

/** Creates a namespace from its texts in all languages. */
export const defineNamespace = <Tree extends object>(
  name: string,
  texts: { 'zh-CN': Tree } & Record<Language, object>,
): Namespace<Tree> => ({ name, texts })

/** Texts that all screens share. They are loaded before the first paint, and can be read with any namespace. */
export const coreTexts: Namespace<typeof core> = { name: 'core', texts: null }
