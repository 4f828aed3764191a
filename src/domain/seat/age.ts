import { ageOn } from '../identity/age'

/** Age range in years in which a tier is sold, both limits inclusive. A limit is null if it does not apply. */
export interface AgeRange {
  minAge: number | null
  maxAge: number | null
}

/** Refusal of an attendee whose age does not match the seat. `index` is the position of the seat in the order. */
export interface AgeRefusal extends AgeRange {
  index: number
  reason: 'tooYoung' | 'tooOld' | 'unknown'
}

const bound = (values: readonly (number | null)[], tightest: (...values: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? tightest(...known) : null
}

/**
 * Returns the intersection of several ranges. The intersection is empty if `minAge` exceeds `maxAge` in the result.
 */
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
 * Returns the attendees who are outside the age range of their seat's tier, in the order of the seats.
 * @param ranges age range of each seat's tier
 * @param birthdays `YYYY-MM-DD` of each attendee; empty or null if unknown. An unknown birthday is outside every
 * limited range.
 * @param date local date of the show, `YYYY-MM-DD`, for which ages are calculated (domain §5)
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
 * Assigns attendees to seats so that as many as possible fit the age range of their seat. Returns the seat index of
 * each attendee. Attendees who fit stay at their position where possible.
 * @param birthdays of the attendees, at most one for each seat; in the same format as for `ageFits`
 */
export const seatsByAge = (
  ranges: readonly AgeRange[],
  birthdays: readonly (string | null)[],
  date: string,
): number[] => {
  const sitters = new Map<number, number>()
  const fitting = birthdays.map((birthday) => ranges.flatMap((range, at) => (misfit(range, birthday, date) ? [] : at)))
  // If no fitting seat is free, moves another attendee to a different fitting seat (augmenting path).
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
