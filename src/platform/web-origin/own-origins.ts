import { GATEWAY, WEB_ORIGINS } from '../settings'
import { webOrigin } from '.'

const ORIGIN = /^https?:\/\/[^/?#]+/i

const originOf = (address: string): string => ORIGIN.exec(address)?.[0].toLowerCase() ?? ''

/**
 * Returns the web origins of the storefront: of the page, the settings and the gateway. Shared links use the first one.
 */
export const ownOrigins = (): readonly string[] => [
  ...new Set([webOrigin(), ...WEB_ORIGINS, GATEWAY].map(originOf).filter((origin) => origin !== '')),
]
