import { factsOf, routeNames } from './table'

/** Web addresses for Taro's H5 router: page path to addresses, with `:name` for a parameter. */
const webRoutes: Record<string, string[]> = Object.fromEntries(
  routeNames
    .map(factsOf)
    .map((route) => [`/${route.page}`, route.web.map((address) => address.replace(/\{(\w+)\}/g, ':$1'))]),
)

// Default, because Taro's configuration reader hands over nothing else.
export default webRoutes
