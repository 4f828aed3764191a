import type { WebOrigin } from './contract'

/** A mini program stays open during the host's payment, so it needs no redirect address. */
export const webOrigin: WebOrigin = () => ''
