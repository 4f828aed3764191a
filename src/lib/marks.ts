/** Performance mark of the first show card with real data, set once by home for `npm run bench:startup`. */
export const FIRST_CARD = 'foyer:first-card'

/** Sets a mark once, after the frame that shows it; hosts without the Performance API set none. */
export const markOnce = (name: string): void => {
  if (typeof performance === 'undefined' || !performance.mark || performance.getEntriesByName(name).length > 0) return
  if (typeof requestAnimationFrame === 'undefined') return
  requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
}
