import type { HostPageMeta } from './contract'

/** Mini programs have no document: their hosts index pages by themselves. */
export const pageMeta: HostPageMeta = {
  set: () => undefined,
  describe: () => () => undefined,
}
