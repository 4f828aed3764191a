/**
 * Returns true if the skeleton of `index.html` still covers the screen, so that a screen without data needs no
 * skeleton. The screen then renders an element with the id `HOLD`. The skeleton of the page is visible while that
 * element exists.
 */
export type Covered = () => boolean

/** Id of the element that prevents the removal of the page's skeleton. */
export const HOLD = 'first-wait'
