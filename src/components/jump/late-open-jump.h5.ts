import type { openJump } from './open-jump'

/** Opens a jump list on the web. The code loads with the first tap. */
export const lateOpenJump: typeof openJump = async (params, services) =>
  (await import(/* webpackChunkName: "jump" */ './open-jump')).openJump(params, services)
