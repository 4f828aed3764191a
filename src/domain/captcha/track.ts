import { clampPosition } from './slider'

/** One moment of the way to the place: ms since the puzzle was shown, position, and by what it was pushed. */
export interface TrackPoint {
  t: number
  x: number
  by: 'POINTER' | 'KEY'
}

/** So many travel; of a longer way the newest. */
export const MAX_POINTS = 160
/** Minimum interval between samples: a finger reports more often than needed. Ms. */
const POINTER_GAP = 16

/** The way with one more moment; a finger's last one gives way to the next when it followed at once on the one before. */
export const withPoint = (track: readonly TrackPoint[], { t, x, by }: TrackPoint): TrackPoint[] => {
  const [before, last] = track.slice(-2)
  const crowded = last?.by === 'POINTER' && before?.by === 'POINTER' && last.t - before.t < POINTER_GAP
  const earlier = crowded && by === 'POINTER' ? track.slice(0, -1) : track
  return [...earlier, { t: Math.max(0, Math.round(t)), x: clampPosition(x), by }].slice(-MAX_POINTS)
}
