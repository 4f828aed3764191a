/**
 * Returns true if the skeleton of `index.html` still covers the screen, so that a screen without data needs no
 * skeleton. It then renders an element with the id `HOLD`. The skeleton of the page stays while that element exists.
 */
export type Covered = () => boolean

/** Id of the element that preserves the page's skeleton. */
export const HOLD = 'first-wait'
