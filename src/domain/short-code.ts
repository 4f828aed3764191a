/** A short code as hosts can carry it: WeChat's `scene` holds 32 characters at most. */
const SHORT_CODE = /^[A-Za-z0-9_-]{4,32}$/

/** Web addresses of short codes begin with this, on the origins that are ours. */
export const SHORT_CODE_PATH = '/s/'

export const isShortCode = (text: string): boolean => SHORT_CODE.test(text)

/** Names that an object has from birth: none of them is a parameter. */
const OWN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The parameters of a code: URL-encoded JSON of one level; numbers and booleans become strings, anything else is
 * dropped. Null for other input. Source: shell §7 "scan-code parameters".
 */
export const readCodeParam = (param: string): Record<string, string> | null => {
  let values: unknown
  try {
    values = JSON.parse(decodeURIComponent(param))
  } catch {
    return null
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return null
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      !OWN_NAMES.has(name) && ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
}
