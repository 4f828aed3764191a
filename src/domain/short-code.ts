/** Pattern of a short code. Its length is limited by WeChat's `scene`, which has at most 32 characters. */
const SHORT_CODE = /^[A-Za-z0-9_-]{4,32}$/

/** Path prefix of short codes, on the origins of the storefront. */
export const SHORT_CODE_PATH = '/s/'

export const isShortCode = (text: string): boolean => SHORT_CODE.test(text)

/** Names of inherited object properties, which are not allowed as parameters. */
const OWN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses the parameters of a short code: URL-encoded JSON without nesting. Numbers and booleans become strings; other
 * values are omitted. Returns null for any other input. Source: shell §7 "scan-code parameters".
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
