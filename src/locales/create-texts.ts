import type { Room, RoomTexts, TextValues, Translate } from './keys'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages'
import { readText, type TextTree } from './read-text'

/** Gives the core texts of a language, at once or later. */
export type LoadCore = (language: Language) => RoomTexts['core'] | Promise<RoomTexts['core']>

/** The texts of the storefront in the language chosen. */
export interface Texts {
  readonly language: Language
  /** False until the core texts of the first language are there. */
  readonly ready: boolean
  /**
   * Changes the language, at once where the texts are at hand. The last call wins. Rejects, and leaves the language as
   * it was, when the texts cannot be loaded.
   */
  setLanguage(language: Language): Promise<void>
  /** Adds a package's texts in all languages. */
  addRoom<R extends Exclude<Room, 'core'>>(room: R, texts: Record<Language, RoomTexts[R] | TextTree>): void
  /** Reads texts of a room and of `core`. The same function until the language changes. */
  translator<R extends Room>(room: R): Translate<R>
  /** Called after each change of language; the answer stops it. */
  subscribe(listener: () => void): () => void
}

const place = (language: Language, room: Room) => `${language}/${room}`

/** Texts of their own: nothing global, no language detection. */
export const createTexts = (loadCore: LoadCore): Texts => {
  const trees = new Map<string, TextTree>()
  const listeners = new Set<() => void>()
  const translators = new Map<Room, unknown>()
  const loaded = new Set<Language>()
  let language = DEFAULT_LANGUAGE
  let wanted = DEFAULT_LANGUAGE

  // A text that a language lacks is told in the default language; one that nobody has shows its key.
  const translate = (spoken: Language, room: Room) => (key: string, values?: TextValues) => {
    for (const each of new Set([spoken, DEFAULT_LANGUAGE]))
      for (const where of new Set<Room>([room, 'core'])) {
        const text = readText(trees.get(place(each, where)), key, each, values)
        if (text !== undefined) return text
      }
    return key
  }

  const apply = (next: Language, core?: RoomTexts['core']) => {
    if (core) trees.set(place(next, 'core'), core)
    loaded.add(next)
    if (wanted !== next) return
    language = next
    translators.clear()
    for (const listener of [...listeners]) listener()
  }

  return {
    get language() {
      return language
    },
    get ready() {
      return loaded.has(language)
    },
    setLanguage: (next) => {
      const before = wanted
      wanted = next
      const core = loaded.has(next) ? undefined : loadCore(next)
      if (!(core instanceof Promise)) {
        apply(next, core)
        return Promise.resolve()
      }
      return core.then(
        (texts) => apply(next, texts),
        (error: unknown) => {
          if (wanted === next) wanted = before
          throw error
        },
      )
    },
    addRoom: (room, texts) => {
      for (const each of LANGUAGES) trees.set(place(each, room), texts[each])
    },
    translator: <R extends Room>(room: R) => {
      const known = translators.get(room) ?? translate(language, room)
      translators.set(room, known)
      return known as Translate<R>
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
