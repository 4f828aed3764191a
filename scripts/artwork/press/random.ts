/** A seeded stream of numbers in [0, 1): the same seed draws the same picture. */
export type Random = () => number

const hash = (text: string): number => {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** mulberry32, seeded by a name. */
export const randomFrom = (name: string): Random => {
  let state = hash(name)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
