import { failed, type Result } from '@/lib/result'
import { type Destination, destinationOf, type NavigationError } from './destination'
import { decode, formatQuery, type Query, splitAddress, parseQuery } from './query'
import { factsOf, type RouteName, routeNames } from './table/table'
import { matchWebPath, webPathOf } from './web-path'

/** Destination of an address, with the complete query (channel, language …). */
export interface Link extends Destination {
  query: Query
}

/**
 * Screens by name and alias. The alias `list` opens the home screen, but the address `/list` opens the screen `all`
 * (decision 1).
 */
const byName = new Map<string, RouteName>(
  routeNames.flatMap((name) => [name, ...factsOf(name).aliases].map((alias) => [alias, name] as const)),
)

const byPage = new Map<string, RouteName>(routeNames.map((name) => [factsOf(name).page, name]))

/** Pattern of an absolute web address, with its scheme, host and path. */
export const ABSOLUTE = /^(https?):\/\/([^/?#]*)([^#]*)/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Returns the screen of a page path, with or without a leading slash; null if no screen has the path. */
export const nameOfPage = (path: string): RouteName | null => byPage.get(path.replace(/^\/+/, '')) ?? null

const find = (path: string): { name: RouteName; params: Query } | null => {
  const named = byName.get(path)
  if (named) return { name: named, params: {} }
  const page = nameOfPage(path)
  return page ? { name: page, params: {} } : matchWebPath(path)
}

/**
 * Extracts the parameters from a code. `scene` contains parameters (`a=1&b=2`); `q` contains the address of a QR code
 * that was opened with WeChat.
 */
const unpack = (query: Query): { query: Query; address: string | null } => {
  const scene = query.scene?.includes('=') ? parseQuery(query.scene) : {}
  const address = ABSOLUTE.test(query.q ?? '') ? (query.q as string) : null
  return { query: { ...query, ...scene }, address }
}

/**
 * Parses the address of a screen. The address may be a web address (absolute or not), a page path of a mini program,
 * or a screen's name or alias. Codes and shared links can contain any of these. Never throws.
 * @param origins web origins of the storefront (`https://tickets.example`); an absolute address on another origin is
 * `foreign`
 */
export const parseLink = (
  address: string,
  origins: readonly string[] = [],
  depth = 0,
): Result<Link, NavigationError> => {
  const text = typeof address === 'string' ? address.trim() : ''
  if (!text) return failed({ reason: 'empty', address: text })

  const absolute = ABSOLUTE.exec(text)
  if (absolute) {
    const [, scheme = '', host = '', rest = ''] = absolute
    const ours = origins.includes(`${scheme}://${host}`.toLowerCase())
    return ours
      ? parseLink(rest.startsWith('/') ? rest : `/${rest}`, origins, depth)
      : failed({ reason: 'foreign', address: text })
  }
  // Rejects other schemes, such as `javascript:`, `data:` and `tel:`, because they never open a screen.
  if (SCHEME.test(text) || text.startsWith('//')) return failed({ reason: 'unknown', address: text })

  const { path, query: raw } = splitAddress(text)
  const { query, address: inner } = unpack(raw)
  if (inner !== null && depth < 2) return parseLink(inner, origins, depth + 1)

  const found = find(path)
  if (!found) {
    const decoded = decode(text)
    if (decoded !== text && depth < 2) return parseLink(decoded, origins, depth + 1)
    return failed({ reason: 'unknown', address: text })
  }
  const checked = destinationOf(found.name, { ...query, ...found.params })
  return checked.ok ? { ok: true, value: { ...checked.value, query } } : checked
}

/**
 * Returns the web address of a screen, such as `/content/1?source=home`.
 * @param more additional parameters, such as the channel; parameters of the screen have priority over them
 */
export const addressOf = (name: RouteName, params: Query = {}, more: Query = {}): string => {
  const { path, rest } = webPathOf(name, params)
  return path + formatQuery({ ...more, ...rest })
}

/** Returns the page path of a screen for mini programs: `/packages/show/…?showId=1`. */
export const pageAddressOf = (name: RouteName, params: Query = {}, more: Query = {}): string =>
  `/${factsOf(name).page}${formatQuery({ ...more, ...params })}`

/** Returns the parameters of a link that do not belong to the screen, such as a channel or a language. */
export const factsOfLink = ({ params, query }: Link): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => params[name] === undefined))
