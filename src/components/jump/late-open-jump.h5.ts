import type { openJump } from './open-jump'

/** On the web its code loads with the first tap on a jump list. */
export const lateOpenJump: typeof openJump = async (params, services) =>
  (await import(/* webpackChunkName: "jump" */ './open-jump')).openJump(params, services)
