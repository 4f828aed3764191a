import type { TrackPoint } from '../../../src/domain/captcha/track'

/**
 * Returns the track of a human drag that takes `ms` milliseconds. The drag is slow, then fast, overshoots slightly and
 * goes back.
 */
export const handsWay = (to: number, ms = 900, from = 0): TrackPoint[] => {
  const moments = 24
  return Array.from({ length: moments + 1 }, (_, at) => {
    const part = at / moments
    const eased = part * part * (3 - 2 * part)
    const over = at > moments - 5 && at < moments ? 1.5 : 0
    const x = at === moments ? to : from + (to - from) * eased + over
    return { t: Math.round(part * ms + (at % 3)), x: Math.round(Math.min(100, x) * 10) / 10, by: 'POINTER' as const }
  })
}

/** Returns the track of a movement by key presses: first in steps of ten, then in steps of one. */
export const keysWay = (to: number, gap = 180): TrackPoint[] => {
  const steps: number[] = []
  for (let x = 0; x < to;) steps.push((x += to - x >= 10 ? 10 : Math.min(1, to - x)))
  return steps.map((x, at) => ({ t: 400 + at * gap, x, by: 'KEY' as const }))
}
