import type { SeatMap } from './seat-map'

/**
 * Orientation of the audience relative to the stage.
 * - Audience on one side: `axisX`, `axisY` is a vector of length 1 from the stage toward the audience.
 * - Pitch: the audience is along the two long sides, in both directions of the axis.
 * - Audience all around: no seat is off the axis.
 */
export interface Facing {
  kind: 'front' | 'sides' | 'round'
  axisX: number
  axisY: number
}

/**
 * Minimum offset of the seats' center from the stage for an audience on one side, relative to the seats' mean
 * distance.
 */
const ONE_SIDED = 0.3

/**
 * Maximum slope (shorter part divided by longer part) of an axis that counts as vertical or horizontal, because plans
 * are drawn upright.
 */
const UPRIGHT = 0.25

/** Minimum ratio of the long side to the short side of a rectangle. */
const LONG = 1.2

const extent = (outline: Float32Array, from: 0 | 1): number => {
  let low = Infinity
  let high = -Infinity
  for (let at = from; at < outline.length; at += 2) {
    low = Math.min(low, outline[at])
    high = Math.max(high, outline[at])
  }
  return high - low
}

const along = (x: number, y: number): Pick<Facing, 'axisX' | 'axisY'> => {
  if (Math.abs(x) < Math.abs(y) * UPRIGHT) return { axisX: 0, axisY: Math.sign(y) }
  if (Math.abs(y) < Math.abs(x) * UPRIGHT) return { axisX: Math.sign(x), axisY: 0 }
  const length = Math.hypot(x, y)
  return { axisX: x / length, axisY: y / length }
}

/** Returns the orientation of a map's audience, calculated from the ends of all rows. */
export const facingOf = ({ x, y, rows, stage }: Pick<SeatMap, 'x' | 'y' | 'rows' | 'stage'>): Facing => {
  let sumX = 0
  let sumY = 0
  let distances = 0
  for (const { first, count } of rows) {
    const dx = (x[first] + x[first + count - 1]) / 2 - stage.x
    const dy = (y[first] + y[first + count - 1]) / 2 - stage.y
    sumX += dx * count
    sumY += dy * count
    distances += Math.sqrt(dx * dx + dy * dy) * count
  }
  if (Math.hypot(sumX, sumY) > distances * ONE_SIDED) return { kind: 'front', ...along(sumX, sumY) }
  const width = extent(stage.outline, 0)
  const height = extent(stage.outline, 1)
  if (width > height * LONG) return { kind: 'sides', axisX: 0, axisY: 1 }
  if (height > width * LONG) return { kind: 'sides', axisX: 1, axisY: 0 }
  return { kind: 'round', axisX: 0, axisY: 0 }
}

/**
 * Returns the cosine of the angle between the axis and a vector from the middle of the stage (cm). −1 means behind the
 * stage.
 */
export const cosineOff = ({ kind, axisX, axisY }: Facing, dx: number, dy: number): number => {
  const length = Math.sqrt(dx * dx + dy * dy)
  if (kind === 'round' || length === 0) return 1
  const cosine = (dx * axisX + dy * axisY) / length
  return kind === 'sides' ? Math.abs(cosine) : cosine
}
