import type { LoadCollectors } from './contract'

/**
 * Loads the collectors for browsers. They are in a separate chunk, because few visits use them. Returns an empty list
 * if the chunk fails to load.
 */
export const loadCollectors: LoadCollectors = () =>
  import(/* webpackChunkName: "fingerprint" */ './browser-collectors').then(
    ({ browserCollectors }) => browserCollectors(),
    () => [],
  )
