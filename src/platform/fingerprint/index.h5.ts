import type { LoadCollectors } from './contract'

/**
 * Returns a browser's collectors. They are in a separate chunk, because few visits use them. Empty if the chunk fails
 * to load.
 */
export const loadCollectors: LoadCollectors = () =>
  import(/* webpackChunkName: "fingerprint" */ './browser-collectors').then(
    ({ browserCollectors }) => browserCollectors(),
    () => [],
  )
