import { ageOn } from '../identity/age'

/** Ages in years that a tier is sold to, both included; null without a limit. */
export interface AgeRange {
  minAge: number | null
  maxAge: number | null
}

/** Age refusal of a person for a seat. `index` counts the order's seats. */
export interface AgeRefusal extends AgeRange {
  index: number
  reason: 'tooYoung' | 'tooOld' | 'unknown'
}

const bound = (values: readonly (number | null)[], tightest: (...values: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? tightest(...known) : null
}

/** Returns the intersection of several ranges; empty when `minAge` is above `maxAge` in the result. */
export const tightestAges = (ranges: readonly AgeRange[]): AgeRange => ({
  minAge: bound(
    ranges.map(({ minAge }) => minAge),
    Math.max,
  ),
  maxAge: bound(
    ranges.map(({ maxAge }) => maxAge),
    Math.min,
  ),
})

/**
 * Returns the attendees outside the age range of their seat's tier, in the order of the seats.
 * @param ranges the range of each seat's tier
 * @param birthdays `YYYY-MM-DD` of each attendee; empty or null without one, which fits no range
 * @param date day of the show at the venue, `YYYY-MM-DD`: ages are counted on it (domain §5)
 */
export const ageFits = (
  ranges: readonly AgeRange[],
  birthdays: readonly (string | null)[],
  date: string,
): AgeRefusal[] =>
  ranges.flatMap((range, index): AgeRefusal[] => {
    const reason = misfit(range, birthdays[index], date)
    return reason ? [{ index, reason, minAge: range.minAge, maxAge: range.maxAge }] : []
  })

/**
 * Assigns attendees to seats so that as many as possible fit their seat's age range: the seat index per attendee.
 * Attendees who fit keep their position where possible.
 * @param birthdays of the attendees, at most as many as there are seats; otherwise as for `ageFits`
 */
export const seatsByAge = (
  ranges: readonly AgeRange[],
  birthdays: readonly (string | null)[],
  date: string,
): number[] => {
  const sitters = new Map<number, number>()
  const fitting = birthdays.map((birthday) => ranges.flatMap((range, at) => (misfit(range, birthday, date) ? [] : at)))
  // An attendee without a free fitting seat moves another one to a seat that also fits (augmenting path).
  const sit = (person: number, visited: Set<number>): boolean => {
    const free = fitting[person].find((at) => !sitters.has(at))
    const seat =
      free ??
      fitting[person].find((at) => {
        if (visited.has(at)) return false
        visited.add(at)
        return sit(sitters.get(at) ?? 0, visited)
      })
    if (seat !== undefined) sitters.set(seat, person)
    return seat !== undefined
  }
  const standing = birthdays.flatMap((_, person) => (sit(person, new Set()) ? [] : person))
  const left = ranges.flatMap((_, at) => (sitters.has(at) ? [] : at))
  standing.forEach((person, at) => sitters.set(left[at], person))
  const seats: number[] = []
  for (const [seat, person] of sitters) seats[person] = seat
  return seats
}

const misfit = ({ minAge, maxAge }: AgeRange, birthday: string | null, date: string): AgeRefusal['reason'] | null => {
  if (minAge === null && maxAge === null) return null
  if (!birthday) return 'unknown'
  const age = ageOn(birthday, date)
  if (age < (minAge ?? 0)) return 'tooYoung'
  return age > (maxAge ?? Infinity) ? 'tooOld' : null
}
