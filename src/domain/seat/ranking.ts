import { rowBoxes } from './row-boxes'
import { SEAT_KIND, type SeatMap, type SeatRow } from './seat-map'
import { cosineOff, facingOf } from './sightline'

/** Penalty of every seat, cm: lower is better. */
export interface Ranking {
  /** What `count` seats of a row cost on average, from `start` on. */
  mean(start: number, count: number): number
  /** No seat of a row costs less. */
  rowBest: Float64Array
  /** All rows, those with the least `rowBest` first. */
  rows: Uint16Array
}

/** Added to a restricted view: further than any way in any hall, so that it comes only when nothing else is left. */
export const RESTRICTED = 1e7

/** A ranking with every seat's cost summed up, so that a mean is two readings. @param fill puts the cost of each seat of a row one place behind it; row by row, since a house has many seats and little time */
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

/** A seat beside the stage is as good as one on the axis 2.2 times as far. */
export const OFF_AXIS = 1.2

/** A seat off its row's middle is as good as one so much further back for each centimetre. */
export const OFF_ROW = 0.05

/** Best seats: near the stage's middle, straight before it, in the middle of their row. */
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

/** A step up or down is as bad as twice as much on the level: it often is another floor. */
const CLIMB = 2

/** The rows with the least value first, of equals the first. Numbers sort faster than anything with a function. */
const rowsBy = (values: Float64Array): Uint16Array => {
  const span = values.length
  const keys = values.map((value, row) => Math.floor(value) * span + row).sort()
  return Uint16Array.from(keys, (key) => key % span)
}

/** Seats near others: the way to their middle. Only of rows that come into question anything is computed. @param seats one at least */
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
