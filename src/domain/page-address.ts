/**
 * Matches an origin whose host contains only letters that browsers do not rewrite: no `%2f`, no full-width dot.
 * International domain names must be in the form `xn--`.
 */
const ORIGIN = /^(https?:\/\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?)(?:[/?#][^\s\\]*)?$/i

/**
 * Returns `https://host` of an absolute web address in lower case. Returns '' for other addresses, and for addresses
 * with user info (`name@`).
 */
const originOf = (address: string): string => ORIGIN.exec(address)?.[1].toLowerCase() ?? ''

/**
 * Returns the address of an external page if it may be opened, otherwise null. Allows https addresses, and origins of
 * this app (`https://host`, http in development). Mini programs lack `URL`, so this function does not use it.
 */
export const safePage = (address: string, own: readonly string[]): string | null => {
  const text = address.trim()
  const origin = originOf(text)
  if (origin === '') return null
  return origin.startsWith('https:') || own.includes(origin) ? text : null
}

/** Returns true if `host` is one of the names, or a subdomain of one of them. */
export const isHostOf = (host: string, names: readonly string[]): boolean =>
  names.some((name) => host === name || host.endsWith(`.${name}`))

/** Returns the host of an address for display. */
export const hostOf = (address: string): string => originOf(address.trim()).replace(/^https?:\/\//, '')
