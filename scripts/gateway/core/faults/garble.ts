/**
 * Returns a value of another type. Texts become numbers. Numbers, flags and lists become texts. Objects become null,
 * and null becomes an object.
 */
const swap = (value: unknown): unknown => {
  if (typeof value === 'string') return 7
  if (Array.isArray(value)) return 'a list'
  if (value === null) return {}
  return typeof value === 'object' ? null : 'a word'
}

/** Returns data with wrong types. A list stays a list, with entries of different types. */
export const garble = (data: unknown): unknown => {
  if (Array.isArray(data)) return [7, 'a word', null, ...data.slice(0, 1).map(garble)]
  if (typeof data !== 'object' || data === null) return swap(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, swap(value)]))
}
