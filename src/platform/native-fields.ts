/*
 * Fields of a host's answer. Older versions omit some, and containers send others with another type: each reader
 * returns the expected type or undefined.
 */

/** Returns a text that is not empty. */
export const textField = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Returns a finite number; Alipay sends some as text. */
export const numberField = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Returns a list; empty when the value is not a list. */
export const listField = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
