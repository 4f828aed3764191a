import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'

/** A place in a row: its kind, its width, and the free space before it, in cm. */
export interface Slot {
  kind: number
  width: number
  before: number
}

/** Width of an aisle between two halves of a row, in cm. */
const AISLE = 110
/** Width of a wheelchair space; the next seat is the companion's. */
const WHEELCHAIR = 96

/** Distance between two adjacent seats in all venues of the sandbox, in cm. */
export const PITCH = 52

const seats = (count: number, kind = 0): Slot[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ kind, width: PITCH, before: 0 }))

/** Adds an aisle before the first slot. */
const afterAisle = ([first, ...rest]: Slot[], before = AISLE): Slot[] =>
  first ? [{ ...first, kind: first.kind | SEAT_KIND.aisleBefore, before }, ...rest] : []

const WHEELED: readonly Slot[] = [{ kind: SEAT_KIND.wheelchair, width: WHEELCHAIR, before: 0 }]
const COMPANION = seats(1, SEAT_KIND.companion)

/** Creates runs of seats with aisles between them: `aisled(6, 13, 6)`. */
export const aisled = (...runs: number[]): Slot[] =>
  runs.flatMap((count, at) => (at === 0 ? seats(count) : afterAisle(seats(count))))

/**
 * Creates a row with a gap in its middle: `each` seats on both sides, and the width of `missing` seats between them.
 */
export const holed = (each: number, missing: number): Slot[] => [
  ...seats(each),
  ...afterAisle(seats(each), missing * PITCH),
]

/** Creates `boxes` boxes of `each` seats, with a partition between boxes that also separates groups of visitors. */
export const boxed = (boxes: number, each: number, wall = 24): Slot[] =>
  Array.from({ length: boxes }, (_, at) => (at === 0 ? seats(each) : afterAisle(seats(each), wall))).flat()

export const widthOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { width, before }) => sum + width + before, 0)

/** Creates as many seats as fit into a length. */
export const filled = (length: number): Slot[] => seats(Math.floor((length + 1e-6) / PITCH))

const GANGWAY = 60

/**
 * Creates a row with wheelchair spaces at both ends. Each space has a companion seat. Normal seats fill the remaining
 * places.
 */
export const accessible = (length: number, pairs = 1): Slot[] => {
  const left = Array.from({ length: pairs }, () => [...WHEELED, ...COMPANION]).flat()
  const right = Array.from({ length: pairs }, () => [...COMPANION, ...WHEELED]).flat()
  const room = length - widthOf(left) - widthOf(right) - 2 * GANGWAY
  const between = filled(room)
  return [...left, ...afterAisle(between, GANGWAY), ...afterAisle(right, GANGWAY)]
}
