/**
 * Whether the skeleton of `index.html` still covers the screen. A screen that waits for its first answer then needs no
 * skeleton of its own: it renders an element with the id `HOLD`, and the page's skeleton stays while that element
 * exists.
 */
export type Covered = () => boolean

/** Id of the element that keeps the page's skeleton. */
export const HOLD = 'first-wait'
