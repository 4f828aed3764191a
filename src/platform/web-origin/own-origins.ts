import { GATEWAY, WEB_ORIGINS } from '../settings'
import { webOrigin } from '.'

const ORIGIN = /^https?:\/\/[^/?#]+/i

const originOf = (address: string): string => ORIGIN.exec(address)?.[0].toLowerCase() ?? ''

/**
 * Returns the storefront's web origins: the page's, those of the settings, the gateway's. Shared links use the first.
 */
export const ownOrigins = (): readonly string[] => [
  ...new Set([webOrigin(), ...WEB_ORIGINS, GATEWAY].map(originOf).filter((origin) => origin !== '')),
]
