import { rowBoxes } from './row-boxes'
import { SEAT_KIND, type SeatMap, type SeatRow } from './seat-map'
import { cosineOff, facingOf } from './sightline'

/** Cost of every seat, in cm. A lower cost is better. */
export interface Ranking {
  /** Returns the mean cost of `count` adjacent seats of a row. `start` is the first seat. */
  mean(start: number, count: number): number
  /** Lowest cost of a seat in each row. */
  rowBest: Float64Array
  /** Indexes of all rows, ordered by `rowBest`, the lowest first. */
  rows: Uint16Array
}

/** Penalty of a restricted view. It exceeds the largest distance in a venue, so that such seats are the last choice. */
export const RESTRICTED = 1e7

/**
 * Creates a ranking with prefix sums of the costs, so that a mean is calculated from two array elements.
 * @param fill writes the cost of each seat of a row at index + 1. The function is called once per row, which is faster
 * than once per seat.
 */
const rankingOf = ({ seatCount, kind, rows }: SeatMap, fill: (row: SeatRow, sums: Float64Array) => void): Ranking => {
  const sums = new Float64Array(seatCount + 1)
  const rowBest = new Float64Array(rows.length)
  rows.forEach((row, index) => {
    fill(row, sums)
    let best = Infinity
    for (let seat = row.first; seat < row.first + row.count; seat++) {
      const cost = sums[seat + 1] + (kind[seat] & SEAT_KIND.restrictedView ? RESTRICTED : 0)
      if (cost < best) best = cost
      sums[seat + 1] = sums[seat] + cost
    }
    rowBest[index] = best
  })
  const order = Uint16Array.from(rows.keys()).sort((a, b) => rowBest[a] - rowBest[b] || a - b)
  return { mean: (start, count) => (sums[start + count] - sums[start]) / count, rowBest, rows: order }
}

/**
 * Factor of the penalty for seats away from the stage's axis. A seat at right angles to the axis costs as much as a
 * seat on the axis at 2.2 times the distance.
 */
export const OFF_AXIS = 1.2

/** Cost per centimeter of distance from the middle of the row. A centimeter of distance from the stage costs 1. */
export const OFF_ROW = 0.05

/** Creates the ranking of best seats: near the stage's middle, close to its axis, in the middle of their row. */
export const stageRanking = (map: SeatMap): Ranking => {
  const { x, y, stage, pitch } = map
  const facing = facingOf(map)
  return rankingOf(map, ({ first, count, height }, sums) => {
    const middle = first + (count - 1) / 2
    for (let seat = first; seat < first + count; seat++) {
      const dx = x[seat] - stage.x
      const dy = y[seat] - stage.y
      const distance = Math.sqrt(dx * dx + dy * dy + height * height)
      const offAxis = 1 - cosineOff(facing, dx, dy)
      sums[seat + 1] = distance * (1 + OFF_AXIS * offAxis) + OFF_ROW * pitch * Math.abs(seat - middle)
    }
  })
}

/**
 * Factor for differences in height relative to horizontal distance, because a different height often means another
 * floor.
 */
const CLIMB = 2

/**
 * Sorts rows by value. Rows with equal values stay in the same order. Sorting numbers is faster than sorting with a
 * comparison function.
 */
const rowsBy = (values: Float64Array): Uint16Array => {
  const span = values.length
  const keys = values.map((value, row) => Math.floor(value) * span + row).sort()
  return Uint16Array.from(keys, (key) => key % span)
}

/**
 * Creates a ranking by distance to the middle of the given seats. Calculates the costs of seats only when `mean` is
 * called.
 * @param seats at least one seat
 */
export const nearRanking = (map: SeatMap, seats: readonly number[]): Ranking => {
  const { x, y, kind, rowOf, rows } = map
  const middleOf = (of: (seat: number) => number): number =>
    seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length
  const middleX = middleOf((seat) => x[seat])
  const middleY = middleOf((seat) => y[seat])
  const middleHeight = middleOf((seat) => rows[rowOf[seat]].height)
  const boxes = rowBoxes(map)
  const away = (dx: number, dy: number, { height }: SeatRow): number => {
    const climb = (height - middleHeight) * CLIMB
    return Math.sqrt(dx * dx + dy * dy + climb * climb)
  }
  const rowBest = Float64Array.from(rows, (row, index) => {
    const [left, top, right, bottom] = boxes.subarray(index * 4, index * 4 + 4)
    const dx = Math.max(left - middleX, 0, middleX - right)
    const dy = Math.max(top - middleY, 0, middleY - bottom)
    return Math.floor(away(dx, dy, row))
  })
  const mean = (start: number, count: number): number => {
    const row = rows[rowOf[start]]
    let sum = 0
    for (let seat = start; seat < start + count; seat++) {
      sum += away(x[seat] - middleX, y[seat] - middleY, row)
      if (kind[seat] & SEAT_KIND.restrictedView) sum += RESTRICTED
    }
    return sum / count
  }
  return { mean, rowBest, rows: rowsBy(rowBest) }
}
