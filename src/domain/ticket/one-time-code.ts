import { hmacSha512 } from '@/lib/hmac'

/** Duration of a time window, in milliseconds. A photo of a code is invalid after two windows. */
export const CODE_WINDOW = 30_000
/** Number of digits of a code. */
const DIGITS = 8
/**
 * Number of windows before and after the current one whose codes are accepted, because of clock differences and delays
 * (RFC 6238 §5.2).
 */
const CODE_SKEW = 1

/** Returns the number of the time window that contains `now`. @param now epoch ms */
export const codeWindow = (now: number): number => Math.floor(now / CODE_WINDOW)

/** Returns the milliseconds until the current window ends; never 0. @param now epoch ms */
export const windowLeft = (now: number): number => CODE_WINDOW - (((now % CODE_WINDOW) + CODE_WINDOW) % CODE_WINDOW)

/**
 * Converts a number to eight bytes, the highest byte first. Does not use bit operations, which are limited to 32 bits.
 */
const counterBytes = (counter: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  for (let at = 7, rest = counter; at >= 0; at--, rest = Math.floor(rest / 256)) bytes[at] = rest % 256
  return bytes
}

/**
 * Returns the code of a time window: TOTP with SHA-512 and eight digits (RFC 6238). Uses the dynamic truncation of RFC
 * 4226 §5.3. The test uses the table in RFC 6238.
 * @param key at least 16 bytes (RFC 4226 §4, R6)
 * @param window number of the time window, from 0
 */
export const codeOfWindow = (key: Uint8Array, window: number): string => {
  const digest = hmacSha512(key, counterBytes(window))
  const at = digest[digest.length - 1] & 15
  const number = ((digest[at] & 127) << 24) | (digest[at + 1] << 16) | (digest[at + 2] << 8) | digest[at + 3]
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * Returns the distance of a code's window from the window of `now` (-1, 0 or 1). Returns null if the code belongs to
 * none of these three windows.
 */
export const windowsOff = (key: Uint8Array, code: string, now: number): number | null => {
  const present = codeWindow(now)
  for (const off of [0, -CODE_SKEW, CODE_SKEW]) if (codeOfWindow(key, present + off) === code) return off
  return null
}
