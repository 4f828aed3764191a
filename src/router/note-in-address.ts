import { host } from '@/platform/host'
import { systemBack } from '@/platform/system-back'
import { formatQuery, parseQuery, type Query } from './query'
import { factsOf, type RouteName } from './table/table'
import { matchWebPath } from './web-path'

/**
 * Writes the current parameters of a screen into the browser's address without navigating. A reload or a copied link
 * then shows the same. Other parameters (channel, language) are preserved. Does nothing on other hosts, or if another
 * screen is displayed.
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
