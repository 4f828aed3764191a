/** Performance mark of the first show card with real data. The home page sets it once, for `npm run bench:startup`. */
export const FIRST_CARD = 'foyer:first-card'

/**
 * Sets a performance mark once, after the frame that shows the content. Does nothing on hosts without the Performance
 * API.
 */
export const markOnce = (name: string): void => {
  if (typeof performance === 'undefined' || !performance.mark || performance.getEntriesByName(name).length > 0) return
  if (typeof requestAnimationFrame === 'undefined') return
  requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
}
