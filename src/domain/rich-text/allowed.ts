import { safePage } from '../page-address'

/**
 * Allowed elements of a merchant's rich text, with their allowed attributes. Other elements are removed, but their text
 * remains.
 */
export const ALLOWED_TAGS = {
  p: [],
  div: [],
  section: [],
  br: [],
  hr: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  span: [],
  blockquote: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href'],
  img: ['src', 'alt'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Elements that are removed together with their content, because the content is not readable text. */
export const DROPPED_TAGS: readonly string[] = [
  'script',
  'style',
  'iframe',
  'object',
  'noscript',
  'template',
  'textarea',
  'title',
  'xmp',
]

/**
 * Maximum length of a rich text, in UTF-16 code units. A longer text is truncated, because parsing it would block a
 * phone.
 */
export const MAX_RICH_TEXT = 100_000

/** Matches a path of the storefront or its gateway. It excludes other hosts (`//`, `/\`) and white space. */
const OWN_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/

/** Matches an address without quotes and angle brackets. These characters must be encoded in an address. */
const CLEAN = /^[^"'<>]+$/

/** Returns a link address of a rich text if it uses https or is a path of this storefront; otherwise ''. */
export const richAddress = (address: string): string => {
  const text = address.trim()
  if (OWN_PATH.test(text)) return text
  return CLEAN.test(text) ? (safePage(text, []) ?? '') : ''
}
