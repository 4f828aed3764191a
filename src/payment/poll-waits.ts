/** Milliseconds between requests (shell §4). */
const STEP = 3_000
/** Number of requests at the interval `STEP` (shell §9). */
const QUICK = 5
const SLOWER = 1.6
const SLOWEST = 60_000

/**
 * Returns the wait before the next poll, ms: the first poll is immediate, then five polls follow every 3 s (decision
 * 40).
 */
export const fiveTimes = (attempts: number): number | null => (attempts === 0 ? 0 : attempts <= QUICK ? STEP : null)

/**
 * Returns the wait before the next poll, ms. The first poll is immediate; further polls follow every 3 s, then at
 * increasing intervals without end (decision 40).
 */
export const slowerAndSlower = (attempts: number): number => {
  if (attempts === 0) return 0
  return attempts <= QUICK ? STEP : Math.min(SLOWEST, Math.round(STEP * SLOWER ** (attempts - QUICK)))
}

/**
 * Returns the wait before the next poll like `slowerAndSlower`, but without the immediate first poll, because the order
 * has just been loaded.
 */
export const slowerFromNow = (attempts: number): number => slowerAndSlower(attempts + 1)
