/*
 * Fields of what a host answers. An older version leaves some out, and containers give others of another type: each is
 * what it should be, or undefined.
 */

/** A text that is not empty. */
export const textField = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A finite number; Alipay gives some as text. */
export const numberField = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A list; empty when it is none. */
export const listField = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
