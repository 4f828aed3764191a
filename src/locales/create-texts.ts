import type { TextValues, Translate } from './keys'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/domain/languages'
import { coreTexts, type Namespace } from './namespace'
import { withCopywriting, type CopyEntry, type CopyRejection } from './overlay'
import { readText, type TextTree } from './read-text'

type CoreTree = TextTree

/** Loads the core texts of a language, synchronously or asynchronously. */
export type LoadCore = (language: Language) => CoreTree | Promise<CoreTree>

/** A merchant's copywriting by group. The group `base` belongs to the namespace `core`. */
type CopywritingGroups = Readonly<Record<string, readonly CopyEntry[]>>

/** Called for each rejected entry with its namespace, key and reason, but without its text. */
type OnCopyRejected = (namespace: string, key: string, reason: CopyRejection) => void

/** The texts of the storefront in the current language. */
export interface Texts {
  readonly language: Language
  /** False until the core texts of the first language are loaded. */
  readonly ready: boolean
  /** Resolves once `ready` is true. */
  whenReady(): Promise<void>
  /**
   * Changes the language, immediately if its texts are loaded. If called several times, the last call takes effect. If
   * loading fails, rejects and does not change the language.
   */
  setLanguage(language: Language): Promise<void>
  /**
   * Sets a merchant's copywriting, which overrides the texts of a language and replaces earlier copywriting. It also
   * applies to namespaces that are added later. Setting the same copywriting again changes nothing.
   */
  setCopywriting(language: Language, groups: CopywritingGroups, rejected?: OnCopyRejected): void
  /**
   * Reads texts of a namespace (default: `core`) and of `core`. Returns the same function until the language changes.
   */
  translator<N extends Namespace = typeof coreTexts>(namespace?: N): Translate<N>
  /**
   * Adds a listener that is called after each change of language.
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void
}

const entryKey = (language: Language, namespace: string) => `${language}/${namespace}`

/** Returns the namespace of a copywriting group. In the specification, the namespace `core` is called `base`. */
const namespaceOf = (group: string): string => (group === 'base' ? coreTexts.name : group)

/** Creates texts. Uses no global state, and does not detect the language. */
export const createTexts = (loadCore: LoadCore): Texts => {
  /**
   * `ours` contains the storefront's own texts. `trees` contains the effective texts, which include the merchant's
   * copywriting.
   */
  const ours = new Map<string, TextTree>()
  const trees = new Map<string, TextTree>()
  const copywriting = new Map<string, readonly CopyEntry[]>()
  let onRejected: OnCopyRejected = () => undefined
  const listeners = new Set<() => void>()
  const translators = new Map<string, unknown>()
  const loaded = new Set<Language>()
  let language = DEFAULT_LANGUAGE
  let requested = DEFAULT_LANGUAGE

  // If a language lacks a text, the text of the default language is used. If the default language also lacks the text,
  // the key is shown.
  const translate = (language: Language, namespace: string) => (key: string, values?: TextValues) => {
    for (const each of new Set([language, DEFAULT_LANGUAGE]))
      for (const scope of new Set([namespace, coreTexts.name])) {
        const text = readText(trees.get(entryKey(each, scope)), key, each, values)
        if (text !== undefined) return text
      }
    return key
  }

  const notify = () => {
    translators.clear()
    for (const listener of [...listeners]) listener()
  }

  const merge = (each: Language, namespace: string, tree: TextTree | undefined) => {
    if (!tree) return
    const scope = entryKey(each, namespace)
    ours.set(scope, tree)
    trees.set(
      scope,
      withCopywriting(tree, copywriting.get(scope) ?? [], (key, reason) => onRejected(namespace, key, reason)),
    )
  }

  const setCopywriting: Texts['setCopywriting'] = (each, groups, rejected) => {
    if (rejected) onRejected = rejected
    const given = new Map(
      Object.entries(groups).map(([group, entries]) => [entryKey(each, namespaceOf(group)), entries]),
    )
    const before = [...copywriting.keys()].filter((scope) => scope.startsWith(entryKey(each, '')))
    const changed = [...new Set([...before, ...given.keys()])].filter(
      (scope) => JSON.stringify(copywriting.get(scope) ?? []) !== JSON.stringify(given.get(scope) ?? []),
    )
    for (const scope of changed) {
      copywriting.set(scope, given.get(scope) ?? [])
      merge(each, scope.slice(entryKey(each, '').length), ours.get(scope))
    }
    if (each === language && changed.some((scope) => ours.has(scope))) notify()
  }

  const apply = (next: Language, core?: CoreTree) => {
    merge(next, coreTexts.name, core)
    loaded.add(next)
    if (requested !== next) return
    language = next
    notify()
  }

  return {
    get language() {
      return language
    },
    get ready() {
      return loaded.has(language)
    },
    whenReady: () =>
      new Promise((resolve) => {
        const check = () => {
          if (!loaded.has(language)) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      }),
    setLanguage: (next) => {
      const before = requested
      requested = next
      const core = loaded.has(next) ? undefined : loadCore(next)
      if (!(core instanceof Promise)) {
        apply(next, core)
        return Promise.resolve()
      }
      return core.then(
        (texts) => apply(next, texts),
        (error: unknown) => {
          if (requested === next) requested = before
          throw error
        },
      )
    },
    setCopywriting,
    translator: <N extends Namespace = typeof coreTexts>(namespace: Namespace = coreTexts) => {
      const { name, texts } = namespace
      const known = translators.get(name) ?? translate(language, name)
      // A namespace is added when its texts are first read.
      if (texts && !ours.has(entryKey(language, name)))
        for (const each of LANGUAGES) merge(each, name, texts[each] as TextTree)
      translators.set(name, known)
      return known as Translate<N>
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
