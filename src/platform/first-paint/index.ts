import type { Covered } from './contract'

/** Mini programs start with the screen itself. */
export const covered: Covered = () => false
