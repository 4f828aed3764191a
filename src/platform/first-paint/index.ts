import type { Covered } from './contract'

/** A mini program starts directly with a screen, and has no HTML page with a skeleton. */
export const covered: Covered = () => false
