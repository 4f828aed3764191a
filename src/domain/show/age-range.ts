/** Years that a ticket asks for; null without a bound. */
export interface AgeLimit {
  minAge: number | null
  maxAge: number | null
}

/** The limit as words: texts are at `pick.age.*` with `min` and `max`. Null without a limit; a lowest age of 0 is none. */
export const ageWords = ({ minAge, maxAge }: AgeLimit): 'from' | 'upTo' | 'between' | null => {
  const from = minAge !== null && minAge > 0
  if (maxAge === null) return from ? 'from' : null
  return from ? 'between' : 'upTo'
}
