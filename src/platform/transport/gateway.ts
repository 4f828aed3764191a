import { GATEWAY } from '../settings'
import type { QueryValue } from './contract'

const WHOLE = /^[a-z][a-z\d+.-]*:/i
/** What no address of ours contains: control characters, white space, backslashes, a step up, a second slash in front. */
const UNSAFE = /[^\x21-\x7e\u00a1-\uffff]|\\|(^|\/)\.\.([/?#]|$)|^\/\//

/** Half a surrogate pair (a name cut inside an emoji) cannot be encoded and is dropped. */
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))
  }
}

const queryText = (query: Readonly<Record<string, QueryValue>> = {}): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&')

/**
 * The whole address of a request or picture: a path below the gateway, or an https address as it stands.
 * Undefined for anything else (another scheme, a path that leaves the gateway).
 */
export const gatewayUrl = (url: string, query?: Readonly<Record<string, QueryValue>>): string | undefined => {
  if (UNSAFE.test(url)) return undefined
  const whole = WHOLE.test(url)
  if (whole && !/^https:\/\/[^/]/i.test(url) && !(GATEWAY && url.startsWith(`${GATEWAY}/`))) return undefined
  const address = whole ? url : `${GATEWAY}/${url.replace(/^\//, '')}`
  const text = queryText(query)
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address
}
