import { clampPosition, isKeyStep } from '../../../../../src/domain/captcha/slider'
import { MAX_POINTS, type TrackPoint } from '../../../../../src/domain/captcha/track'

/** Minimum time in which a person can read, grab the piece and place it, in ms by the gateway's clock. */
const LEAST_TIME = 700
/**
 * Minimum number of samples. A slow phone reports ten a second, and two key presses can reach any position near an end.
 */
const LEAST_POINTS = { POINTER: 4, KEY: 2 }
/** Minimum time from the first sample to the last, ms. */
const LEAST_SPAN = { POINTER: 120, KEY: 40 }
/** Maximum speed in points of the slider per ms, so a drag from end to end takes at least 50 ms. */
const FASTEST = 2
/** Maximum share of the distance that one step may cover. */
const LARGEST_STEP = 0.85
/** Maximum length in points of a drag that may be a single step: a small correction after keys, or a second grab. */
const NUDGE = 12
/** Number of samples from which equal steps at equal intervals indicate a script. */
const EVEN_FROM = 6
/** Tolerated difference between the durations on the device's and the gateway's clock, in ms. */
const SLACK = 3_000
/** Tolerance of positions in points. The track contains tenths. */
const NEAR = 0.11
/** Tolerance in points between the start of a drag and the piece's position. */
const GRASP = 2

const span = (points: readonly TrackPoint[]): number => points[points.length - 1].t - points[0].t

const isEven = (points: readonly TrackPoint[]): boolean => {
  if (points.length < EVEN_FROM) return false
  const steps = points.slice(1).map(({ t, x }, at) => ({ t: t - points[at].t, x: x - points[at].x }))
  return steps.every(({ t, x }) => t === steps[0].t && Math.abs(x - steps[0].x) < NEAR)
}

/** Returns true for a drag with intermediate steps, instead of one jump from end to end. */
const isDragged = (run: readonly TrackPoint[]): boolean => {
  const steps = run.slice(1).map(({ x }, at) => Math.abs(x - run[at].x))
  const way = steps.reduce((sum, step) => sum + step, 0)
  if (way <= NUDGE) return true
  const places = new Set(run.map(({ x }) => x))
  return (
    places.size >= LEAST_POINTS.POINTER &&
    Math.max(...steps) <= way * LARGEST_STEP &&
    way <= FASTEST * span(run) &&
    !isEven(run)
  )
}

/** Returns true if each key press moves the piece from its current position. */
const isKeyed = (run: readonly TrackPoint[], from: number | null): boolean =>
  run.every(({ x }, at) => {
    const before = at > 0 ? run[at - 1].x : from
    return before === null || isKeyStep(before, x)
  })

/** Splits the track into runs of the same input device. */
const runsOf = (track: readonly TrackPoint[]): TrackPoint[][] => {
  const runs: TrackPoint[][] = []
  for (const point of track) {
    const run = runs[runs.length - 1]
    if (run && run[0].by === point.by) run.push(point)
    else runs.push([point])
  }
  return runs
}

/**
 * Returns true if each run starts where the last one ended. The first run must start at 0, unless the start of the
 * track was cut off.
 */
const holdsTogether = (track: readonly TrackPoint[]): boolean => {
  let from: number | null = track.length < MAX_POINTS ? 0 : null
  return runsOf(track).every((run) => {
    const grasped = from === null || Math.abs(run[0].x - from) <= GRASP
    const isRight = run[0].by === 'KEY' ? isKeyed(run, from) : grasped && isDragged(run)
    from = run[run.length - 1].x
    return isRight
  })
}

/**
 * Returns true if a person may have moved the piece by finger, mouse or keys. Accepts slow and shaky movements. Rejects
 * immediate answers and answers without a movement.
 * @param elapsed time since the puzzle was issued, ms by the gateway's clock
 */
export const passesHumanCheck = (track: readonly TrackPoint[], position: number, elapsed: number): boolean => {
  const last = track[track.length - 1]
  if (elapsed < LEAST_TIME || !last) return false
  if (Math.abs(last.x - clampPosition(position)) > NEAR || last.t > elapsed + SLACK) return false
  if (track.some(({ t }, at) => at > 0 && t < track[at - 1].t)) return false
  const means = track.every(({ by }) => by === 'KEY') ? 'KEY' : 'POINTER'
  return track.length >= LEAST_POINTS[means] && span(track) >= LEAST_SPAN[means] && holdsTogether(track)
}
