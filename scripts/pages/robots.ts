import { indexedParams, pageInstead } from '../../src/domain/web-page/indexed'
import { factsOf, routeNames } from '../../src/router/table/table'

/** Calls for buyers. Public calls stay allowed: an engine that runs the scripts draws the page with them. */
const BUYERS_CALLS = [
  '/*/buyer/',
  '/buyer/',
  '/home/tour/subscribe_favorite/',
  '/trade/',
  '/user/',
  '/user_certification/',
  '/console',
  '/sandbox/',
]

/** Returns the fixed prefix of a web address: `/order/detail/` of `/order/detail/{orderId}`. */
const prefixOf = (address: string): string => address.split('{')[0]

/**
 * Returns paths that search engines must not crawl: a buyer's own screens, and calls for buyers. Steps of a purchase
 * and shared pages are allowed, because they refer engines to another page.
 */
const disallowed = (): string[] => {
  const screens = routeNames.filter((name) => indexedParams(name) === null)
  const addresses = screens.flatMap((name) =>
    factsOf(name).web.filter((address) => pageInstead(name, address, () => '1') === null),
  )
  const prefixes = [...new Set(addresses.map(prefixOf))]
  // `/order` covers `/order/confirm`
  const shortest = prefixes.filter((each) => !prefixes.some((other) => other !== each && each.startsWith(other)))
  return [...shortest.sort(), ...BUYERS_CALLS]
}

/** Returns the `robots.txt` of the storefront. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...disallowed().map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
