import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'

/** A slot in a row: its kind, its width, and the free space before it, cm. */
export interface Slot {
  kind: number
  width: number
  before: number
}

/** Space between the two halves of a row. */
const AISLE = 110
/** Width of a wheelchair space; the next seat is the companion's. */
const WHEELCHAIR = 96

/** Distance of two neighbours in every venue of the sandbox, cm. */
export const PITCH = 52

const seats = (count: number, kind = 0): Slot[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ kind, width: PITCH, before: 0 }))

/** Puts an aisle before a run of slots. */
const afterAisle = ([first, ...rest]: Slot[], before = AISLE): Slot[] =>
  first ? [{ ...first, kind: first.kind | SEAT_KIND.aisleBefore, before }, ...rest] : []

const WHEELED: readonly Slot[] = [{ kind: SEAT_KIND.wheelchair, width: WHEELCHAIR, before: 0 }]
const COMPANION = seats(1, SEAT_KIND.companion)

/** Creates runs of seats with aisles between them: `aisled(6, 13, 6)`. */
export const aisled = (...runs: number[]): Slot[] =>
  runs.flatMap((count, at) => (at === 0 ? seats(count) : afterAisle(seats(count))))

/** Creates a row with a gap in its middle: `each` seats on both sides of the space for `missing`. */
export const holed = (each: number, missing: number): Slot[] => [
  ...seats(each),
  ...afterAisle(seats(each), missing * PITCH),
]

/** Creates boxes of `size` seats, with a partition between two of them that separates groups. */
export const boxed = (boxes: number, each: number, wall = 24): Slot[] =>
  Array.from({ length: boxes }, (_, at) => (at === 0 ? seats(each) : afterAisle(seats(each), wall))).flat()

export const widthOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { width, before }) => sum + width + before, 0)

/** Creates as many seats as fit. */
export const filled = (length: number): Slot[] => seats(Math.floor((length + 1e-6) / PITCH))

const GANGWAY = 60

/** Creates a row with wheelchair spaces at both ends, each with a companion's seat, and seats between. */
export const accessible = (length: number, pairs = 1): Slot[] => {
  const left = Array.from({ length: pairs }, () => [...WHEELED, ...COMPANION]).flat()
  const right = Array.from({ length: pairs }, () => [...COMPANION, ...WHEELED]).flat()
  const room = length - widthOf(left) - widthOf(right) - 2 * GANGWAY
  const between = filled(room)
  return [...left, ...afterAisle(between, GANGWAY), ...afterAisle(right, GANGWAY)]
}
