/**
 * Whether the shapes that the page itself brings (`index.html`) still cover the screen. A screen that waits for its first
 * answer then need not draw shapes of its own: it puts an element with the id `HOLD` in their place, and as long as that
 * is there the page's shapes stay.
 */
export type Covered = () => boolean

/** Id of the element that holds the page's own shapes. */
export const HOLD = 'first-wait'
