import type { AgeRange } from '../seat/age'

/** The limit as words: texts are at `pick.age.*` with `min` and `max`. Null without a limit; a lowest age of 0 is none. */
export const ageRangeKind = ({ minAge, maxAge }: AgeRange): 'from' | 'upTo' | 'between' | null => {
  const from = minAge !== null && minAge > 0
  if (maxAge === null) return from ? 'from' : null
  return from ? 'between' : 'upTo'
}
