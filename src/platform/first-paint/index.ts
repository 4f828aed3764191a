import type { Covered } from './contract'

/** A mini program starts with the screen itself; there is no page with a skeleton. */
export const covered: Covered = () => false
