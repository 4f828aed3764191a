/**
 * Returns true if the skeleton of `index.html` still covers the screen. A screen without its first response then needs
 * no skeleton of its own. It renders an element with the id `HOLD`, and the page's skeleton stays while that element
 * exists.
 */
export type Covered = () => boolean

/** Id of the element that preserves the page's skeleton. */
export const HOLD = 'first-wait'
