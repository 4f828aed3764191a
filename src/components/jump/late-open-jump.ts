import { openJump } from './open-jump'

/** Mini programs have it in their package. */
export const lateOpenJump: typeof openJump = openJump
