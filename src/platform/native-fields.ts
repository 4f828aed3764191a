/*
 * Readers for the fields of a host's response. Old host versions omit some fields, and containers send some with
 * another type. Each reader returns the expected type or undefined.
 */

/** Returns a non-empty text; undefined for other values. */
export const textField = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Returns a finite number, also from a text, which Alipay sometimes sends; undefined for other values. */
export const numberField = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Returns a list; an empty list for other values. */
export const listField = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
