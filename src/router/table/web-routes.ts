import { factsOf, routeNames } from './table'

/** Web addresses for Taro's H5 router, by page path. `:name` is a parameter. */
const webRoutes: Record<string, string[]> = Object.fromEntries(
  routeNames
    .map(factsOf)
    .map((route) => [`/${route.page}`, route.web.map((address) => address.replace(/\{(\w+)\}/g, ':$1'))]),
)

// Must be a default export, because Taro's configuration reader only supports a default export.
export default webRoutes
