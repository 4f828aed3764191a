import { hmacSha512 } from '@/lib/hmac'

/** Ms that a code is good for. A photo of it is worthless after two windows. */
export const CODE_WINDOW = 30_000
/** Digits of a code. */
const DIGITS = 8
/** Windows before and after the present one that still count: clocks differ, and a phone takes its time to the gate (RFC 6238 §5.2). */
const CODE_SKEW = 1

/** The number of the window that a moment is in. @param now epoch ms */
export const codeWindow = (now: number): number => Math.floor(now / CODE_WINDOW)

/** Ms until the window of `now` is over; never 0. */
export const windowLeft = (now: number): number => CODE_WINDOW - (((now % CODE_WINDOW) + CODE_WINDOW) % CODE_WINDOW)

/** The number as eight bytes, the highest first. Without bit operations: they end at 32 bits. */
const counterBytes = (counter: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  for (let at = 7, rest = counter; at >= 0; at--, rest = Math.floor(rest / 256)) bytes[at] = rest % 256
  return bytes
}

/**
 * The code of a window: TOTP with SHA-512, eight digits. Source: RFC 6238, whose table is the test; dynamic truncation by RFC 4226 §5.3.
 * @param key at least 16 bytes (RFC 4226 §4, R6)
 * @param window from 0
 */
export const codeOfWindow = (key: Uint8Array, window: number): string => {
  const digest = hmacSha512(key, counterBytes(window))
  const at = digest[digest.length - 1] & 15
  const number = ((digest[at] & 127) << 24) | (digest[at + 1] << 16) | (digest[at + 2] << 8) | digest[at + 3]
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** How far the window of a code is from that of `now`, in windows: -1, 0 or 1; null for a code of none of these. */
export const windowsOff = (key: Uint8Array, code: string, now: number): number | null => {
  const present = codeWindow(now)
  for (const off of [0, -CODE_SKEW, CODE_SKEW]) if (codeOfWindow(key, present + off) === code) return off
  return null
}
