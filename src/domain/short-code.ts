/** Pattern of a short code. WeChat's `scene` holds 32 characters or less. */
const SHORT_CODE = /^[A-Za-z0-9_-]{4,32}$/

/** Path of short codes on our own origins. */
export const SHORT_CODE_PATH = '/s/'

export const isShortCode = (text: string): boolean => SHORT_CODE.test(text)

/** Inherited property names of objects, which are not valid parameters. */
const OWN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads the parameters of a code: URL-encoded JSON of one level. Numbers and booleans become strings, other values are
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
