import type { AgeRange } from '../seat/age'

/**
 * Returns the kind of the age text: texts are at `pick.age.*` with `min` and `max`. Null without a limit; a minimum age
 * of 0 is not a limit.
 */
export const ageRangeKind = ({ minAge, maxAge }: AgeRange): 'from' | 'upTo' | 'between' | null => {
  const from = minAge !== null && minAge > 0
  if (maxAge === null) return from ? 'from' : null
  return from ? 'between' : 'upTo'
}
