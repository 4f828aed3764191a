import { openJump } from './open-jump'

/** Mini programs include it in their package. */
export const lateOpenJump: typeof openJump = openJump
