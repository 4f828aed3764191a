import type { SeatRow } from './seat-map'

/** Maximum number of seats, more than any venue has. A larger map is refused before memory is allocated. */
export const MAX_SEATS = 120_000

/** Maximum number of rows, because row indexes have 16 bits. */
export const MAX_ROWS = 65_535

/** Maximum length: 10 km in cm. A Float32Array represents whole numbers up to this value exactly. */
const FARTHEST = 1_000_000

const MAX_CORNERS = 1_000

/** Throws a RangeError with the problem if the condition is false. */
export const must = (holds: boolean, what: string): void => {
  if (!holds) throw new RangeError(`Invalid seat map: ${what}.`)
}

/** Throws if a value is not an integer between two limits, both inclusive. */
export const mustCount = (value: number, least: number, most: number, what: string): void =>
  must(Number.isInteger(value) && value >= least && value <= most, what)

/** Throws if a value (cm) is not a number within the limits. */
export const mustLength = (value: number): void =>
  must(Number.isFinite(value) && Math.abs(value) <= FARTHEST, 'a length is out of range')

/** Checks that a label consists of letters and digits, as in a seat's id. */
export const mustLabel = (label: string): void =>
  must(/^[A-Za-z0-9]{1,12}$/.test(label), 'a label is not 1 to 12 letters or digits')

/** Checks the corners of a shape: alternating x and y, at least three corners. Returns the corners. */
export const outlineOf = (numbers: readonly number[]): Float32Array => {
  must(numbers.length % 2 === 0, 'an outline has an odd number of coordinates')
  mustCount(numbers.length / 2, 3, MAX_CORNERS, 'an outline has too few or too many corners')
  numbers.forEach(mustLength)
  return Float32Array.from(numbers)
}

const MAX_NUMBER = 100_000

/** Throws if the seat numbers of a row are not unique, non-negative integers. */
export const mustBeNumbered = ({ count, firstNumber, numberStep }: Omit<SeatRow, 'section' | 'first'>): void => {
  const lastNumber = firstNumber + (count - 1) * numberStep
  mustCount(firstNumber, 0, MAX_NUMBER, 'a first number is out of range')
  mustCount(lastNumber, 0, MAX_NUMBER, 'a row counts out of range')
  must(
    count === 1 || (Number.isInteger(numberStep) && numberStep !== 0),
    'the numbers of a row do not increase or decrease',
  )
}

/**
 * Checks that seat ids are unique. Rows of one section may have the same label, for example on the two sides of an
 * aisle.
 */
export const mustDiffer = (rows: readonly SeatRow[]): void => {
  const byLabel = new Map<string, SeatRow[]>()
  for (const row of rows) {
    const same = byLabel.get(row.label)
    if (same) same.push(row)
    else byLabel.set(row.label, [row])
  }
  for (const same of byLabel.values()) {
    if (same.length < 2) continue
    const numbers = new Set<number>()
    let count = 0
    for (const row of same) {
      count += row.count
      for (let at = 0; at < row.count; at++) numbers.add(row.firstNumber + at * row.numberStep)
    }
    must(numbers.size === count, 'two seats have the same number')
  }
}
