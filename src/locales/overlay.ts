import { own } from '@/lib/own'
import type { TextTree } from './read-text'

/** A merchant's replacement for one of the storefront's texts: its dotted key and the new text. */
export interface CopyEntry {
  key: string
  value: string
}

/** Reason why an entry is rejected: unknown key, date pattern, empty, too long, or different placeholders. */
export type CopyRejection = 'unknown' | 'pattern' | 'empty' | 'length' | 'places'

/** Key prefix of date patterns, which are formats for the date library and not texts. */
const PATTERNS = 'date.pattern.'
/**
 * Maximum length of an entry: three times the length of the original text plus this number of characters. The entry
 * must fit the same layout.
 */
const SPARE = 20
const MAX_LENGTH = 300

const leaf = (tree: TextTree, key: string): string | undefined => {
  let found: string | TextTree | undefined = tree
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined
    found = own<string | TextTree>(found, part)
  }
  return typeof found === 'string' ? found : undefined
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** Returns the names of the placeholders without duplicates; null if the braces are not balanced. */
const placeholdersOf = (text: string): string | null => {
  const names = new Set<string>()
  const rest = text.replace(PLACEHOLDER, (_, name: string) => {
    names.add(name)
    return ''
  })
  return /\{\{|\}\}/.test(rest) ? null : [...names].sort().join()
}

/** Returns the reason why a merchant's entry is rejected, or null if it is accepted. */
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

/**
 * Returns the texts with a merchant's entries applied. Does not change the given tree. @param onRejected called for
 * each rejected entry
 */
export const withCopywriting = (
  tree: TextTree,
  entries: readonly CopyEntry[],
  onRejected: (key: string, reason: CopyRejection) => void,
): TextTree =>
  entries.reduce((laid, entry) => {
    const reason = copyRejection(leaf(tree, entry.key), entry)
    if (reason) onRejected(entry.key, reason)
    return reason ? laid : set(laid, entry.key.split('.'), entry.value)
  }, tree)
