import type { AgeRange } from '../seat/age'

/**
 * Returns the key of the age text (`pick.age.*` with `min`, `max`). Returns null if there is no limit; 0 counts as no
 * limit.
 */
export const ageRangeKind = ({ minAge, maxAge }: AgeRange): 'from' | 'upTo' | 'between' | null => {
  const from = minAge !== null && minAge > 0
  if (maxAge === null) return from ? 'from' : null
  return from ? 'between' : 'upTo'
}
