import { GATEWAY, WEB_ORIGINS } from '../settings'
import { webOrigin } from '.'

const ORIGIN = /^https?:\/\/[^/?#]+/i

const originOf = (address: string): string => ORIGIN.exec(address)?.[0].toLowerCase() ?? ''

/** Web origins that are the storefront's, the one to give away first: its own page's, those it was built with, the gateway's. */
export const ownOrigins = (): readonly string[] => [
  ...new Set([webOrigin(), ...WEB_ORIGINS, GATEWAY].map(originOf).filter((origin) => origin !== '')),
]
