/** Properties of a seat, as bit flags. */
export const SEAT_KIND = { wheelchair: 1, companion: 2, restrictedView: 4, aisleBefore: 8 } as const

/**
 * A row of adjacent seats, numbered from `firstNumber` in steps of `step`. Rows with only odd or even numbers have a
 * step of 2. If the numbers decrease, the step is negative.
 */
export interface SeatRow {
  /** Index into `sections`. */
  section: number
  /** The label printed on the ticket: "12", "A". Letters and digits only. */
  label: string
  /** Index of the row's first seat in the arrays of the map. */
  first: number
  count: number
  firstNumber: number
  numberStep: number
  /** Height of the floor under the seats, relative to the stage's floor, cm. */
  height: number
}

export interface SeatSection {
  /** Code of the section, unique in the map and the same in all languages: "A12". Letters and digits only. */
  code: string
  /** Index into `levels`. */
  level: number
  firstRow: number
  rowCount: number
  /** Index of the first seat. All seats of a section are consecutive, row by row. */
  first: number
  count: number
  /** Corners of the section's shape: alternating x and y, in cm. */
  outline: Float32Array
}

/** The outline of the stage or pitch (alternating x and y, cm) and its middle. */
export interface Stage {
  kind: 'stage' | 'pitch' | 'court'
  outline: Float32Array
  x: number
  y: number
}

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The seating plan of a venue. A version of the plan never changes (decision 33). Seats are numbered from 0: section
 * by section, row by row, from left to right as seen by the audience. The number of a seat is its index in every
 * array. Lengths are centimeters on the ground; y grows downward on the plan.
 */
export interface SeatMap {
  mapId: string
  version: string
  seatCount: number
  /** Coordinates of the seats' centers. */
  x: Float32Array
  y: Float32Array
  /** Index in `rows` for each seat. */
  rowOf: Uint16Array
  /** Flags of SEAT_KIND for each seat. */
  kind: Uint8Array
  rows: readonly SeatRow[]
  sections: readonly SeatSection[]
  /** Names of floors and blocks in the requested language. */
  levels: readonly string[]
  stage: Stage
  bounds: Bounds
  /** Distance between two neighboring seats, cm. */
  pitch: number
}

/** Tier index of a row that is not sold. */
export const NO_TIER = 255

/** Tiers and availability of the seats of one session. */
export interface SeatHouse {
  map: SeatMap
  /** For each row, the index of its tier in the sale, or NO_TIER. */
  rowTier: Uint8Array
  /** For each seat, 1 if it cannot be bought: it is sold, held by another buyer, or not on sale. */
  taken: Uint8Array
}

/** Returns the tier of a seat, an index into the tiers of the sale, or NO_TIER. */
export const tierOf = ({ map, rowTier }: Pick<SeatHouse, 'map' | 'rowTier'>, seat: number): number =>
  rowTier[map.rowOf[seat]] ?? NO_TIER

/** Returns the number that is printed on a seat. */
export const seatNumber = ({ rowOf, rows }: SeatMap, seat: number): number => {
  const row = rows[rowOf[seat]]
  return row.firstNumber + (seat - row.first) * row.numberStep
}

/** Returns a seat's id: section, row, number ("A12-7-15"). It is the same in all versions of the map. */
export const seatIdOf = (map: SeatMap, seat: number): string => {
  const row = map.rows[map.rowOf[seat]]
  return `${map.sections[row.section].code}-${row.label}-${seatNumber(map, seat)}`
}

/** Returns true if two seats are adjacent: in the same row, next to each other, without an aisle between them. */
export const areNeighbours = ({ rowOf, kind }: SeatMap, left: number, right: number): boolean =>
  right === left + 1 && rowOf[left] === rowOf[right] && (kind[right] & SEAT_KIND.aisleBefore) === 0
