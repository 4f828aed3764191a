import { isMinorBy } from '../identity/document'
import { ageFits, type AgeRange, seatsByAge } from '../seat/age'

/** A ticket that needs a name. */
export interface SeatToName extends AgeRange {
  ticketId: string
  /** Seats of one row are side by side in the given order. Tickets without a seat, '', are side by side. */
  row: string
}

/** An attendee to seat. */
export interface Sitter {
  audienceId: string
  /** `YYYY-MM-DD`; '' when the document does not contain it. */
  birthday: string
}

/** Maximum people for a comparison of all orders. */
const MAX_COMPARED = 7

/** Returns all orders of `count` positions, the given one first. */
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

/** Counts minors who sit beside an adult. @param order the person of each seat */
const accompanied = (order: readonly number[], seats: readonly SeatToName[], minors: readonly boolean[]): number =>
  order.filter((person, at) => {
    if (!minors[person]) return false
    return [at - 1, at + 1].some((next) => {
      const other = order[next]
      return other !== undefined && !minors[other] && seats[next].row === seats[at].row
    })
  }).length

/** Returns the best order of people for the seats. Ties go to the given order. */
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
 * Suggests the seat of each person. First it maximizes people on seats of their age, then minors beside an adult of the
 * group; otherwise it follows the given order. People without a seat are left out. More than seven are only matched by
 * age.
 * @param date day of the show at the venue, `YYYY-MM-DD`: ages are counted on it
 * @param now epoch ms, for the age of minors
 * @returns the attendee of each named ticket, by the ticket's id
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
