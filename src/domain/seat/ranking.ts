import { SEAT_KIND, type SeatMap, type SeatRow } from './seat-map'
import { cosineOff, facingOf } from './sightline'

/** What every seat costs in somebody's eyes, cm: the fewer, the better. Summed up, so that a block's mean is two readings. */
export interface Ranking {
  /** Costs of all seats before this one. */
  sums: Float64Array
  /** The cost of each row's best seat. */
  rowBest: Float64Array
  /** All rows, those with the best seats first. */
  rows: Uint16Array
}

/** Added to a restricted view: further than any way in any hall, so that it comes only when nothing else is left. */
export const RESTRICTED = 1e7

/** @param fill puts the cost of each seat of a row one place behind it; row by row, since a house has many seats and little time */
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
  return { sums, rowBest, rows: order }
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

/** Seats near others: the way to their middle. @param seats one at least */
export const nearRanking = (map: SeatMap, seats: readonly number[]): Ranking => {
  const { x, y, rowOf, rows } = map
  const mean = (of: (seat: number) => number): number => seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length
  const middleX = mean((seat) => x[seat])
  const middleY = mean((seat) => y[seat])
  const middleHeight = mean((seat) => rows[rowOf[seat]].height)
  return rankingOf(map, ({ first, count, height }, sums) => {
    const climb = (height - middleHeight) * CLIMB
    for (let seat = first; seat < first + count; seat++) {
      const dx = x[seat] - middleX
      const dy = y[seat] - middleY
      sums[seat + 1] = Math.sqrt(dx * dx + dy * dy + climb * climb)
    }
  })
}
