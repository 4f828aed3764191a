import { clampPosition } from './slider'

/** One sample of the piece's movement: ms since the puzzle was shown, position, and input device. */
export interface TrackPoint {
  t: number
  x: number
  by: 'POINTER' | 'KEY'
}

/** Maximum samples of a track; the newest are sent. */
export const MAX_POINTS = 160
/** Minimum interval between samples in milliseconds. A finger sends events more often than needed. */
const POINTER_GAP = 16

/** Returns the track with a new sample. The sample replaces the last sample if pointer samples follow too closely. */
export const withPoint = (track: readonly TrackPoint[], { t, x, by }: TrackPoint): TrackPoint[] => {
  const [before, last] = track.slice(-2)
  const crowded = last?.by === 'POINTER' && before?.by === 'POINTER' && last.t - before.t < POINTER_GAP
  const earlier = crowded && by === 'POINTER' ? track.slice(0, -1) : track
  return [...earlier, { t: Math.max(0, Math.round(t)), x: clampPosition(x), by }].slice(-MAX_POINTS)
}
