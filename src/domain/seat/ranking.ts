import { SEAT_KIND, type SeatMap } from './seat-map'
import { cosineOff, facingOf } from './sightline'

/** What every seat costs in somebody's eyes, cm: the fewer, the better. Summed up, so that a block's mean is two readings. */
export interface Ranking {
  /** Costs of all seats before this one. */
  sums: Float64Array
  /** Seats with a restricted view before this one. */
  restricted: Uint32Array
  /** The cost of each row's best seat. */
  rowBest: Float64Array
  /** All rows, those with the best seats first. */
  rows: Uint16Array
}

export const rankingOf = (map: SeatMap, costOf: (seat: number) => number): Ranking => {
  const { seatCount, kind, rows } = map
  const sums = new Float64Array(seatCount + 1)
  const restricted = new Uint32Array(seatCount + 1)
  const rowBest = new Float64Array(rows.length)
  rows.forEach(({ first, count }, row) => {
    let best = Infinity
    for (let seat = first; seat < first + count; seat++) {
      const cost = costOf(seat)
      if (cost < best) best = cost
      sums[seat + 1] = sums[seat] + cost
      restricted[seat + 1] = restricted[seat] + Number((kind[seat] & SEAT_KIND.restrictedView) !== 0)
    }
    rowBest[row] = best
  })
  const order = Uint16Array.from(rows.keys()).sort((a, b) => rowBest[a] - rowBest[b] || a - b)
  return { sums, restricted, rowBest, rows: order }
}

/** A seat beside the stage is as good as one on the axis 2.2 times as far. */
const OFF_AXIS = 1.2

/** A seat off its row's middle is as good as one so much further back for each centimetre. */
const OFF_ROW = 0.05

/** Best seats: near the stage's middle, straight before it, in the middle of their row. */
export const stageRanking = (map: SeatMap): Ranking => {
  const { x, y, rowOf, rows, stage, pitch } = map
  const facing = facingOf(map)
  return rankingOf(map, (seat) => {
    const { first, count, height } = rows[rowOf[seat]]
    const dx = x[seat] - stage.x
    const dy = y[seat] - stage.y
    const distance = Math.sqrt(dx * dx + dy * dy + height * height)
    const offRow = Math.abs(seat - first - (count - 1) / 2) * pitch
    return distance * (1 + OFF_AXIS * (1 - cosineOff(facing, dx, dy))) + OFF_ROW * offRow
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
  return rankingOf(map, (seat) => {
    const dx = x[seat] - middleX
    const dy = y[seat] - middleY
    const climb = (rows[rowOf[seat]].height - middleHeight) * CLIMB
    return Math.sqrt(dx * dx + dy * dy + climb * climb)
  })
}
