import type { ProgramKeeper } from './contract'

const nothing = (): Promise<void> => Promise.resolve()

/** Mini-program hosts store the app themselves. */
export const programKeeper: ProgramKeeper = { build: () => '', keep: nothing, renew: nothing }
