import { APP_SCHEMES, isAppScheme } from './app-scheme'

/**
 * Terminals on which a target can open. The values equal the values of `terminalSrc`; the specification contains only
 * WEIXIN_MINI.
 */
export const TERMINALS = ['WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI', 'XHS_MINI', 'DOUYIN_MINI', 'APP', 'H5'] as const
export type Terminal = (typeof TERMINALS)[number]

/** Parsed address of a jump. */
export type JumpAddress =
  /**
   * A screen of the storefront or a web page. The router distinguishes them and checks if the address may be opened.
   */
  | { kind: 'page'; address: string }
  /**
   * A mini program. `path` is a page path with its query, '' for the first page. `link` opens the program from outside
   * its host.
   */
  | { kind: 'program'; terminal: Terminal; appId: string; path: string; link: string }
  /** An app on the phone, opened by its URL scheme. */
  | { kind: 'app'; link: string }

const MAX_LENGTH = 2_000
/** Matches a scheme, two slashes, and only characters that browsers neither remove nor reinterpret. */
const SCHEME_LINK = /^([a-z][a-z0-9.+-]*):\/\/[\w\-.~:/?#[\]@!$&()*+,;=%]+$/i
const SCHEME = /^[a-z][a-z0-9.+-]*:/i
const WEB = /^https?:\/\//i

const APP_ID = /^[\w-]{4,64}$/
const PAGE_PATH = /^[\w-]+(?:\/[\w-]+)*(?:\?[^\s\\#<>"'`]{0,1000})?$/

/** Links of mini programs by host, from the documents of WeChat, Alipay and FinClip. */
const PROGRAM_LINKS = [
  { terminal: 'WEIXIN_MINI', link: /^weixin:\/\/dl\/business\/?\?(.*)$/i, id: 'appid', page: 'path' },
  { terminal: 'ALIPAY_MINI', link: /^alipays:\/\/platformapi\/startapp\/?\?(.*)$/i, id: 'appId', page: 'page' },
  { terminal: 'BANK_MINI', link: /^finclip:\/\/applet\/?\?(.*)$/i, id: 'appid', page: 'path' },
] as const

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}

const fieldsOf = (query: string): ReadonlyMap<string, string> =>
  new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    }),
  )

const programOf = (address: string): JumpAddress | null => {
  for (const { terminal, link, id, page } of PROGRAM_LINKS) {
    const fields = link.exec(address)?.[1]
    if (fields === undefined) continue
    const given = fieldsOf(fields.split('#')[0] ?? '')
    const appId = given.get(id) ?? ''
    const query = given.get('query') ?? ''
    const bare = (given.get(page) ?? '').replace(/^\//, '')
    const path = bare && query ? `${bare}${bare.includes('?') ? '&' : '?'}${query}` : bare
    return APP_ID.test(appId) && (path === '' || PAGE_PATH.test(path))
      ? { kind: 'program', terminal, appId, path, link: address }
      : null
  }
  return null
}

/**
 * Parses the address of a jump. Returns null for a scheme that is not on the list, and for text that browsers could
 * interpret in several ways.
 *
 * A link of a listed app that contains no mini program (WeChat's `?t=…`) is passed to that app unchanged.
 * @param appScheme URL scheme of the merchant's own app; '' if it has none
 */
export const readJumpAddress = (raw: string, appScheme = ''): JumpAddress | null => {
  const address = raw.trim()
  if (address === '' || address.length > MAX_LENGTH) return null
  if (WEB.test(address) || !SCHEME.test(address)) return { kind: 'page', address }
  const scheme = SCHEME_LINK.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return null
  const program = programOf(address)
  if (program) return program
  const isListed = APP_SCHEMES.includes(scheme) || (scheme === appScheme && isAppScheme(scheme))
  return isListed ? { kind: 'app', link: address } : null
}
