import type { LoadCollectors } from './contract'

/** A browser's collectors, in a chunk of their own: few visits collect. None when the chunk cannot be loaded. */
export const loadCollectors: LoadCollectors = () =>
  import(/* webpackChunkName: "fingerprint" */ './browser-collectors').then(
    ({ browserCollectors }) => browserCollectors(),
    () => [],
  )
