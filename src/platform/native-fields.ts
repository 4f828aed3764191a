/*
 * Readers for the fields of a host's response. Old versions of the hosts omit some fields, and containers send some
 * fields with another type. Each reader returns the expected type or undefined.
 */

/** Returns a non-empty string; undefined for other values. */
export const textField = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * Returns a finite number. Also accepts a number in a string, which Alipay sometimes sends. Undefined for other values.
 */
export const numberField = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Returns a list; an empty list for other values. */
export const listField = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
