/*
 * Replaces `query-string` in the web build (elements.ts). Taro's router uses the package only to parse addresses
 * without decoding. The router uses neither array formats nor number parsing.
 */

/** Parses `a=1&b=2` into an object of undecoded values. A repeated name becomes a list. */
const parse = (query) => {
  const result = Object.create(null)
  for (const part of query
    .replace(/^[?#&]/, '')
    .replace(/\+/g, ' ')
    .split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = at < 0 ? part : part.slice(0, at)
    const value = at < 0 ? null : part.slice(at + 1)
    result[name] = name in result ? [].concat(result[name], value) : value
  }
  return result
}

export default { parse }
