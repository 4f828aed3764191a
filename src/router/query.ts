/** Decoded parameters of an address, by name. */
export type Query = Record<string, string>

/** Decodes a value. Leaves a `%` unchanged if it is not part of an encoding. */
export const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Pattern of a surrogate pair or a single surrogate. It uses no lookbehind, which older engines cannot parse. */
const SURROGATES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g

/** Encodes like `encodeURIComponent`, but does not throw for a single surrogate. */
export const encode = (value: string): string => {
  try {
    return encodeURIComponent(value)
  } catch {
    return encodeURIComponent(value.replace(SURROGATES, (found) => (found.length === 2 ? found : '\uFFFD')))
  }
}

/**
 * Parses `a=1&b=2`. The last of several equal names counts; empty names are dropped. Mini programs have no
 * URLSearchParams.
 */
export const parseQuery = (text: string): Query => {
  const query: Query = Object.create(null) as Query
  for (const pair of text.replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=')
    const name = decode(cut < 0 ? pair : pair.slice(0, cut))
    if (name) query[name] = cut < 0 ? '' : decode(pair.slice(cut + 1))
  }
  return { ...query }
}

/** Formats parameters as `?a=1&b=2`; '' without parameters. Omits undefined and empty values. */
export const formatQuery = (query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [`${encode(name)}=${encode(value)}`] : []))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Adds parameters to any address, before its fragment. Does not change existing parameters. */
export const addToAddress = (address: string, query: Query): string => {
  const cut = address.indexOf('#')
  const whole = cut < 0 ? address : address.slice(0, cut)
  const own = splitAddress(whole).query
  const added = formatQuery(Object.fromEntries(Object.entries(query).filter(([name]) => own[name] === undefined)))
  const joined = whole.includes('?') ? added.replace('?', /[?&]$/.test(whole) ? '' : '&') : added
  return whole + joined + (cut < 0 ? '' : address.slice(cut))
}

/** Pattern of parameters that chats append to a path without `?`, such as `/content/S1&from=singlemessage`. */
const GLUED = /^([^?]*?)&(?:amp;)?(\w+=[^?]*)(\??)/

/** Splits an address into path and query. Drops the fragment (the part after `#`). */
export const splitAddress = (address: string): { path: string; query: Query } => {
  const [given = ''] = address.split('#', 1)
  const whole = given.replace(GLUED, (_, path: string, query: string, more: string) => `${path}?${query}${more && '&'}`)
  const cut = whole.indexOf('?')
  return cut < 0 ? { path: whole, query: {} } : { path: whole.slice(0, cut), query: parseQuery(whole.slice(cut)) }
}
