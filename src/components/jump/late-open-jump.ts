import { openJump } from './open-jump'

/** Opens a jump list in a mini program, whose package includes the code. */
export const lateOpenJump: typeof openJump = openJump
