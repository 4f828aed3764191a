/** Version that is sent with gateway calls and the version check (shell §9, decision 31). */
export const CLIENT_VERSION = '4.38.3'

/** Version of the app for its hosts (shell §9): the public name, and a number that increases with each release. */
export const APP_VERSION = { name: '1.0.0', code: 100 } as const

/**
 * Compares dotted versions number by number (decision 31). Returns a negative number if `left` is older, 0 if equal, a
 * positive number if newer.
 *
 * Missing parts and parts that are not numbers count as 0: `4.38 = 4.38.0`, `4.8.0 < 4.38.3`.
 */
export const compareVersions = (left: string, right: string): number => {
  const a = numbers(left)
  const b = numbers(right)
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const numbers = (version: string): number[] =>
  version
    .replace(/^v/i, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0)
