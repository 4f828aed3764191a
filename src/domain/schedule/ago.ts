const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Time since an event, in the largest whole unit. `now` means less than a minute, or a future time because of a slow
 * clock.
 */
export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** @param ms since the event */
export const agoOf = (ms: number): Ago => {
  if (ms < MINUTE) return { unit: 'now' }
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) }
  return ms < DAY ? { unit: 'hours', count: Math.floor(ms / HOUR) } : { unit: 'days', count: Math.floor(ms / DAY) }
}
