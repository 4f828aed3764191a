const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Time since an event, in the largest whole unit. `now` means less than a minute, or a time in the future (if the
 * device's clock is slow).
 */
export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** @param ms milliseconds since the event */
export const agoOf = (ms: number): Ago => {
  if (ms < MINUTE) return { unit: 'now' }
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) }
  return ms < DAY ? { unit: 'hours', count: Math.floor(ms / HOUR) } : { unit: 'days', count: Math.floor(ms / DAY) }
}
