import type { Covered } from './contract'

/** A mini program starts with the screen itself and has no HTML page with a skeleton. */
export const covered: Covered = () => false
