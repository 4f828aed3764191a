import { safePage } from '../page-address'

/** Elements of a merchant's rich text with their attributes; anything else is taken out and its words stay. */
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

/** Elements whose words are no text for people: they go with all that is in them. */
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

/** Longer rich texts are cut, in UTF-16 units: reading one must not hold a phone up. */
export const MAX_RICH_TEXT = 100_000

/** A path of the storefront or of its gateway: neither another host (`//`, `/\`) nor white space. */
const OWN_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/

/** Quotes and brackets are encoded in an address. */
const CLEAN = /^[^"'<>]+$/

/** An address of a rich text: https, or a path of our own. '' for anything else. */
export const richAddress = (address: string): string => {
  const text = address.trim()
  if (OWN_PATH.test(text)) return text
  return CLEAN.test(text) ? (safePage(text, []) ?? '') : ''
}
