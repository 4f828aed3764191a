import type { WebOrigin } from './contract'

/** A mini program stays open while its host pays, so that no redirect address is needed. */
export const webOrigin: WebOrigin = () => ''
