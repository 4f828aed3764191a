import { indexedParams, pageInstead } from '../../src/domain/web-page/indexed'
import { factsOf, routeNames } from '../../src/router/table/table'

/**
 * Paths of calls that require a login. Public calls are not listed, because a search engine that runs scripts needs
 * them to draw a page.
 */
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

/** Returns the part of a web address before its first parameter: `/order/detail/` of `/order/detail/{orderId}`. */
const prefixOf = (address: string): string => address.split('{')[0]

/**
 * Returns paths that search engines must not crawl: screens with a buyer's data, and calls that require a login. Steps
 * of a purchase and shared pages may be crawled, because they name another page to index.
 */
const disallowed = (): string[] => {
  const screens = routeNames.filter((name) => indexedParams(name) === null)
  const addresses = screens.flatMap((name) =>
    factsOf(name).web.filter((address) => pageInstead(name, address, () => '1') === null),
  )
  const prefixes = [...new Set(addresses.map(prefixOf))]
  // Omits paths that a shorter path covers: `/order` covers `/order/confirm`.
  const shortest = prefixes.filter((each) => !prefixes.some((other) => other !== each && each.startsWith(other)))
  return [...shortest.sort(), ...BUYERS_CALLS]
}

/** Returns the `robots.txt` of the storefront. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...disallowed().map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
