import type { WebOrigin } from './contract'

/** A mini program stays where it is while its host pays: nothing leads back by an address. */
export const webOrigin: WebOrigin = () => ''
