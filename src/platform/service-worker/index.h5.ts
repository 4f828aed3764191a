import type { ProgramKeeper } from './contract'

/**
 * Loads the service worker's code after the first screen. It is in one file with the other deferred tasks
 * (src/app/deferred-tasks.h5.ts).
 */
const whenWanted = () => import(/* webpackChunkName: "deferred-tasks" */ './keep-program')

export const programKeeper: ProgramKeeper = {
  build: () => document.querySelector<HTMLScriptElement>('script[src*="/js/app."]')?.src ?? '',
  keep: async () => (await whenWanted().catch(() => null))?.keep(),
  renew: async () => (await whenWanted().catch(() => null))?.renew(),
}
