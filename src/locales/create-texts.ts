import type { Room, RoomTexts, TextValues, Translate } from './keys'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages'
import { withWords, type Word, type WordRefusal } from './overlay'
import { readText, type TextTree } from './read-text'

/** Gives the core texts of a language, at once or later. */
export type LoadCore = (language: Language) => RoomTexts['core'] | Promise<RoomTexts['core']>

/** A merchant's words by room; `base` is the room `core`. */
export type WordGroups = Readonly<Record<string, readonly Word[]>>

/** Told of a merchant's word that is not taken: its room and key, and why; never the word. */
export type RefusedWord = (room: string, key: string, why: WordRefusal) => void

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
  /**
   * Lays a merchant's words of a language over ours, in place of those laid before; rooms that come later are laid over too.
   * The same words again change nothing.
   */
  setWords(language: Language, groups: WordGroups, refused?: RefusedWord): void
  /** Reads texts of a room and of `core`. The same function until the language changes. */
  translator<R extends Room>(room: R): Translate<R>
  /** Called after each change of language; the answer stops it. */
  subscribe(listener: () => void): () => void
}

const place = (language: Language, room: string) => `${language}/${room}`

/** The specification's name of what every room reads. */
const roomOf = (group: string): string => (group === 'base' ? 'core' : group)

/** Texts of their own: nothing global, no language detection. */
export const createTexts = (loadCore: LoadCore): Texts => {
  /** Our own texts, and what is read: ours with the merchant's words over them. */
  const ours = new Map<string, TextTree>()
  const trees = new Map<string, TextTree>()
  const words = new Map<string, readonly Word[]>()
  let refusedWord: RefusedWord = () => undefined
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

  const tell = () => {
    translators.clear()
    for (const listener of [...listeners]) listener()
  }

  const lay = (each: Language, room: string, tree: TextTree | undefined) => {
    if (!tree) return
    const where = place(each, room)
    ours.set(where, tree)
    trees.set(
      where,
      withWords(tree, words.get(where) ?? [], (key, why) => refusedWord(room, key, why)),
    )
  }

  const setWords: Texts['setWords'] = (each, groups, refused) => {
    if (refused) refusedWord = refused
    const given = new Map(Object.entries(groups).map(([group, said]) => [place(each, roomOf(group)), said]))
    const before = [...words.keys()].filter((where) => where.startsWith(place(each, '')))
    const changed = [...new Set([...before, ...given.keys()])].filter(
      (where) => JSON.stringify(words.get(where) ?? []) !== JSON.stringify(given.get(where) ?? []),
    )
    for (const where of changed) {
      words.set(where, given.get(where) ?? [])
      lay(each, where.slice(place(each, '').length), ours.get(where))
    }
    if (each === language && changed.some((where) => ours.has(where))) tell()
  }

  const apply = (next: Language, core?: RoomTexts['core']) => {
    lay(next, 'core', core)
    loaded.add(next)
    if (wanted !== next) return
    language = next
    tell()
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
      for (const each of LANGUAGES) lay(each, room, texts[each])
    },
    setWords,
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
