import type { openJump } from './open-jump'

/** Opens a jump list (one link per host, shell §2). On the web, the code loads with the first tap. */
export const lateOpenJump: typeof openJump = async (params, services) =>
  (await import(/* webpackChunkName: "jump" */ './open-jump')).openJump(params, services)
