const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, in the largest whole unit; `now` below a minute, and for what lies ahead of a clock that is behind. */
export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** @param ms since then */
export const agoOf = (ms: number): Ago => {
  if (ms < MINUTE) return { unit: 'now' }
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) }
  return ms < DAY ? { unit: 'hours', count: Math.floor(ms / HOUR) } : { unit: 'days', count: Math.floor(ms / DAY) }
}
