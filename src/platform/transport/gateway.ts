import { GATEWAY } from '../settings'
import type { QueryValue } from './contract'

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i
/**
 * Pattern of characters and segments that an address must not contain: control characters, white space, backslashes,
 * `..` segments, a leading `//`.
 */
const UNSAFE = /[^\x21-\x7e\u00a1-\uffff]|\\|(^|\/)\.\.([/?#]|$)|^\/\//

/**
 * Removes lone surrogates, because they cannot be encoded. They occur in a name that was cut in the middle of an emoji.
 */
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
 * Returns the absolute address of a request or a picture: a path on the gateway, or an https address unchanged.
 * Undefined for other values (another scheme, a path that leaves the gateway).
 */
export const gatewayUrl = (url: string, query?: Readonly<Record<string, QueryValue>>): string | undefined => {
  if (UNSAFE.test(url)) return undefined
  const isAbsolute = ABSOLUTE.test(url)
  if (isAbsolute && !/^https:\/\/[^/]/i.test(url) && !(GATEWAY && url.startsWith(`${GATEWAY}/`))) return undefined
  const address = isAbsolute ? url : `${GATEWAY}/${url.replace(/^\//, '')}`
  const text = queryText(query)
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address
}
