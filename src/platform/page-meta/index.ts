import type { HostPageMeta } from './contract'

/** Mini programs have no document. Their hosts index the pages. */
export const pageMeta: HostPageMeta = {
  set: () => undefined,
  describe: () => () => undefined,
}
