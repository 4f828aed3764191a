import type { TextTree } from './read-text'

/** A merchant's word for one of our texts: its key with dots, and what is said instead. */
export interface CopyEntry {
  key: string
  value: string
}

/** Why a word is not taken: no such text; a pattern of dates; no words; too long; other places than the original's. */
export type CopyRejection = 'unknown' | 'pattern' | 'empty' | 'length' | 'places'

/** Patterns are read by the date library, not by people. */
const PATTERNS = 'date.pattern.'
/** A word may be three times as long as ours, and a short one somewhat more: it stands where ours did. */
const SPARE = 20
const MAX_LENGTH = 300

const own = (tree: TextTree, part: string): string | TextTree | undefined =>
  Object.prototype.hasOwnProperty.call(tree, part) ? tree[part] : undefined

const leaf = (tree: TextTree, key: string): string | undefined => {
  let found: string | TextTree | undefined = tree
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined
    found = own(found, part)
  }
  return typeof found === 'string' ? found : undefined
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** Names of the places, each once; null when a brace stands alone. */
const placeholdersOf = (text: string): string | null => {
  const names = new Set<string>()
  const rest = text.replace(PLACEHOLDER, (_, name: string) => {
    names.add(name)
    return ''
  })
  return /\{\{|\}\}/.test(rest) ? null : [...names].sort().join()
}

/** Why a merchant's word may not stand for ours; null when it may. */
export const copyRejection = (original: string | undefined, { key, value }: CopyEntry): CopyRejection | null => {
  if (original === undefined) return 'unknown'
  if (key.startsWith(PATTERNS)) return 'pattern'
  if (value.trim() === '') return 'empty'
  if (value.length > Math.min(MAX_LENGTH, original.length * 3 + SPARE)) return 'length'
  return placeholdersOf(value) === placeholdersOf(original) ? null : 'places'
}

const set = (tree: TextTree, [part, ...rest]: string[], text: string): TextTree => ({
  ...tree,
  [part]: rest.length === 0 ? text : set(tree[part] as TextTree, rest, text),
})

/** Texts with a merchant's words in place of ours; the given tree stays as it is. @param onRejected told of each word not taken */
export const withCopywriting = (
  tree: TextTree,
  entries: readonly CopyEntry[],
  onRejected: (key: string, why: CopyRejection) => void,
): TextTree =>
  entries.reduce((laid, entry) => {
    const why = copyRejection(leaf(tree, entry.key), entry)
    if (why) onRejected(entry.key, why)
    return why ? laid : set(laid, entry.key.split('.'), entry.value)
  }, tree)
