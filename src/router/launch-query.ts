import Taro from '@tarojs/taro'
import { rewriteLang } from './address-facts'
import { readOptions } from './guards'
import { formatQuery, parseQuery, type Query } from './query'

/** The web's query, with `lang` rewritten in the address too (shell §2). */
const webQuery = (): Query => {
  const { pathname, search, hash } = window.location
  const query = parseQuery(search)
  const rewritten = rewriteLang(query)
  if (rewritten.lang !== query.lang)
    window.history.replaceState(window.history.state, '', pathname + formatQuery(rewritten) + hash)
  return rewritten
}

/** The query that the app was launched with: from the address on the web, from the host elsewhere. */
export const launchQuery = (isWeb: boolean): Query => {
  if (isWeb) return webQuery()
  try {
    return readOptions(Taro.getLaunchOptionsSync().query ?? {})
  } catch {
    // A container without launch options was not launched by a link.
    return {}
  }
}
