import { host } from '@/platform/host'
import { systemBack } from '@/platform/system-back'
import { formatQuery, parseQuery, type Query } from './query'
import { factsOf, type RouteName } from './table/table'
import { matchWebPath } from './web-path'

/**
 * Writes a screen's current parameters into the browser's address without navigating, so that a reload or a copied link
 * shows the same. Other parameters (channel, language) are preserved. Does nothing on other hosts or when another
 * screen is in view.
 */
export const noteInAddress = (name: RouteName, params: Query): void => {
  if (!host.isWeb) return
  const { pathname, search } = window.location
  if (matchWebPath(pathname)?.name !== name) return
  const { required, optional } = factsOf(name)
  const own = new Set([...required, ...optional])
  const others = Object.fromEntries(Object.entries(parseQuery(search)).filter(([key]) => !own.has(key)))
  systemBack.rename(pathname + formatQuery({ ...params, ...others }))
}
