import type { ProgramKeeper } from './contract'

/** Not needed before the first screen is drawn; in the file that is fetched then (src/app/deferred-tasks.h5.ts). */
const whenWanted = () => import(/* webpackChunkName: "deferred-tasks" */ './keep-program')

export const programKeeper: ProgramKeeper = {
  build: () => document.querySelector<HTMLScriptElement>('script[src*="/js/app."]')?.src ?? '',
  keep: async () => (await whenWanted().catch(() => null))?.keep(),
  renew: async () => (await whenWanted().catch(() => null))?.renew(),
}
