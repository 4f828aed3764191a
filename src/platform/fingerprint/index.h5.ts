import type { LoadCollectors } from './contract'

/**
 * Returns a browser's collectors, in a chunk of their own, because few visits collect. Empty if the chunk cannot be
 * loaded.
 */
export const loadCollectors: LoadCollectors = () =>
  import(/* webpackChunkName: "fingerprint" */ './browser-collectors').then(
    ({ browserCollectors }) => browserCollectors(),
    () => [],
  )
