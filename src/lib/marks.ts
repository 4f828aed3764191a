/**
 * Moments that the start-up bench reads (`npm run bench:startup`), as names of performance marks.
 * `FIRST_CARD`: the first show card with real data is on the screen; home sets it, once.
 */
export const FIRST_CARD = 'foyer:first-card'

/** Sets a mark once, after the frame that shows it; hosts without the Performance API set none. */
export const markOnce = (name: string): void => {
  if (typeof performance === 'undefined' || !performance.mark || performance.getEntriesByName(name).length > 0) return
  if (typeof requestAnimationFrame === 'undefined') return
  requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
}
