import type { AgeRange } from '../seat/age'

/** Returns the kind of the age text (`pick.age.*` with `min`, `max`). Null without a limit, also for 0. */
export const ageRangeKind = ({ minAge, maxAge }: AgeRange): 'from' | 'upTo' | 'between' | null => {
  const from = minAge !== null && minAge > 0
  if (maxAge === null) return from ? 'from' : null
  return from ? 'between' : 'upTo'
}
