import { isShortCode, SHORT_CODE_PATH } from '@/domain/short-code'
import { failed, type Result } from '@/lib/result'
import { destinationOf, type NavigationError } from './destination'
import { ABSOLUTE, type Link, parseLink } from './links'
import { formatQuery, parseQuery, type Query, splitAddress } from './query'
import { isRouteName, type RouteName } from './table/table'

/** Target of a short code. `page` is '' if the code only adds parameters to the page that it opened. */
export type CodeAnswer = { kind: 'found'; page: string; params: Query } | { kind: 'unknown' } | { kind: 'failed' }
export type ResolveCode = (code: string) => Promise<CodeAnswer>

/** Maximum length of a scanned text in characters. Longer texts are not parsed. */
const MAX_LENGTH = 2_000

/** A parsed scan: a screen of the storefront, a short code, or an unrelated text. */
export type ParsedScan = { kind: 'link'; link: Link } | { kind: 'code'; code: string } | { kind: 'not-ours' }

const codeInQuery = ({ scene, CP_ID: id }: Query): string | null => {
  const code = id || (scene?.includes('=') ? '' : scene)
  return code && isShortCode(code) ? code : null
}

/**
 * Parses a scanned text. The text may be a web address of the storefront (also with a short code), a page path, a
 * screen's name, or a bare code. Never throws. Addresses of other origins are `not-ours`.
 */
export const parseScannedText = (text: string, origins: readonly string[]): ParsedScan => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return { kind: 'not-ours' }
  const [, scheme = '', host = '', rest = ''] = ABSOLUTE.exec(trimmed) ?? []
  if (scheme && !origins.includes(`${scheme}://${host}`.toLowerCase())) return { kind: 'not-ours' }

  const { path, query } = splitAddress(scheme ? rest : trimmed)
  const short = path.startsWith(SHORT_CODE_PATH) ? path.slice(SHORT_CODE_PATH.length).replace(/\/$/, '') : null
  if (short !== null) return isShortCode(short) ? { kind: 'code', code: short } : { kind: 'not-ours' }
  const carried = codeInQuery(query)
  if (carried) return { kind: 'code', code: carried }

  const link = parseLink(trimmed, origins)
  if (link.ok) return { kind: 'link', link: link.value }
  const bare = link.failure.reason === 'unknown' && isShortCode(trimmed) && !isRouteName(trimmed)
  return bare ? { kind: 'code', code: trimmed } : { kind: 'not-ours' }
}

/**
 * How a page was opened: with its own parameters, with a short code that must be resolved, or with an address inside a
 * code.
 */
export type DeepLinkEntry =
  | { kind: 'open'; given: Query }
  | { kind: 'code'; code: string; given: Query }
  | { kind: 'link'; link: Link; given: Query }
  /** The code is malformed. `given` contains the parameters that the page has without the code. */
  | { kind: 'garbled'; given: Query }

/**
 * Reads the options of an opened page (shell §7). WeChat and the bank put the content of a code into `scene` (a short
 * code, or `a=1&b=2`). They put the address of an ordinary QR code into `q`. Alipay uses `qrCode`, and the merchant's
 * older codes use `CP_ID`. Parameters of `scene` override the page's own, because they are newer.
 */
export const deepLinkEntryOf = (options: Query, origins: readonly string[]): DeepLinkEntry => {
  const { scene = '', q = '', qrCode = '', CP_ID: id = '', ...own } = options
  if (id || (scene && !scene.includes('='))) {
    const code = codeInQuery(options)
    return code ? { kind: 'code', code, given: own } : { kind: 'garbled', given: own }
  }
  const given = scene ? { ...options, ...parseQuery(scene) } : options
  const address = [q, qrCode].find((text) => ABSOLUTE.test(text))
  const read = address ? parseScannedText(address, origins) : null
  return !read || read.kind === 'not-ours' ? { kind: 'open', given } : { ...read, given: own }
}

/**
 * Returns the link of a resolved code. The parameters of the code are merged into the parameters of the opened page.
 * Fails if the page is unknown or a required parameter is missing.
 */
export const linkOfCode = (
  { page, params }: { page: string; params: Query },
  opened?: { name: RouteName; given: Query },
): Result<Link, NavigationError> => {
  const query = { ...opened?.given, ...params }
  if (page) return parseLink(page + formatQuery(query))
  if (!opened) return failed({ reason: 'empty', address: '' })
  const checked = destinationOf(opened.name, query)
  return checked.ok ? { ok: true, value: { ...checked.value, query } } : checked
}
