import { isMinorBy } from '../identity/document'
import { ageFits, type AgeRange, seatsByAge } from '../seat/age'

/** A ticket that requires a name. */
export interface SeatToName extends AgeRange {
  ticketId: string
  /**
   * Row of the seat. Seats with the same row are considered adjacent in the order of the tickets. The value is '' for
   * tickets without a seat, which are considered adjacent too.
   */
  row: string
}

/** An attendee who needs a seat. */
export interface Sitter {
  audienceId: string
  /** Birthday, `YYYY-MM-DD`; '' if the identity document does not contain it. */
  birthday: string
}

/** Maximum number of people for which all possible orders are compared. */
const MAX_COMPARED = 7

/** Returns all permutations of `count` positions. The first one is the original order. */
const ordersOf = (count: number): number[][] => {
  if (count === 0) return [[]]
  const all: number[][] = []
  const extend = (order: number[], left: number[]): void => {
    if (left.length === 0) all.push(order)
    for (const place of left)
      extend(
        [...order, place],
        left.filter((other) => other !== place),
      )
  }
  extend(
    [],
    Array.from({ length: count }, (_, place) => place),
  )
  return all
}

/** Returns the number of minors who sit beside an adult. @param order for each seat, the index of the person */
const accompanied = (order: readonly number[], seats: readonly SeatToName[], minors: readonly boolean[]): number =>
  order.filter((person, at) => {
    if (!minors[person]) return false
    return [at - 1, at + 1].some((next) => {
      const other = order[next]
      return other !== undefined && !minors[other] && seats[next].row === seats[at].row
    })
  }).length

/** Returns the best order of people for the seats. If several orders are equally good, returns the original order. */
const bestOrder = (seats: readonly SeatToName[], birthdays: readonly string[], date: string, now: number): number[] => {
  const minors = birthdays.map((birthday) => isMinorBy(birthday, now))
  let best: { order: number[]; score: number } = { order: [], score: -Infinity }
  for (const order of ordersOf(seats.length)) {
    const misfits = ageFits(
      seats,
      order.map((person) => birthdays[person]),
      date,
    ).length
    const score = accompanied(order, seats, minors) - misfits * (seats.length + 1)
    if (score > best.score) best = { order, score }
  }
  return best.order
}

/**
 * Suggests a seat for each person.
 *
 * First, as many people as possible get a seat that fits their age. Second, as many minors as possible sit beside an
 * adult of the group. Third, the original order is preserved.
 *
 * People are omitted if there are not enough seats. Groups of more than seven people are assigned only by age.
 * @param date local date of the show, `YYYY-MM-DD`, for which ages are calculated
 * @param now epoch ms, to determine who is a minor
 * @returns attendee ids by ticket id
 */
export const suggestSeating = (
  seats: readonly SeatToName[],
  people: readonly Sitter[],
  date: string,
  now: number,
): Record<string, string> => {
  const seated = people.slice(0, seats.length)
  const birthdays = seated.map(({ birthday }) => birthday)
  const first = seats.slice(0, seated.length)
  const order = seated.length > MAX_COMPARED ? null : bestOrder(first, birthdays, date, now)
  const fits =
    order &&
    ageFits(
      first,
      order.map((person) => birthdays[person]),
      date,
    ).length === 0
  if (order && (fits || first.length === seats.length))
    return Object.fromEntries(order.map((person, at) => [first[at].ticketId, seated[person].audienceId]))
  const places = seatsByAge(seats, birthdays, date)
  return Object.fromEntries(places.map((at, person) => [seats[at].ticketId, seated[person].audienceId]))
}
