import { openJump } from './open-jump'

/**
 * Opens a jump list. In a mini program, the package already contains the code. On the web it loads with the first tap.
 */
export const lateOpenJump: typeof openJump = openJump
