import Taro from '@tarojs/taro'
import { rewriteLang } from './address-facts'
import { cleanAddress } from './clean-address'
import { readOptions } from './guards'
import { formatQuery, type Query, splitAddress } from './query'

/**
 * Returns the query of the web address. Also writes the canonical address, with the normalized `lang`, into the address
 * bar (shell §2).
 */
const webQuery = (): Query => {
  const { pathname, search, hash } = window.location
  const clean = cleanAddress(pathname + search)
  const { path, query } = splitAddress(clean ?? pathname + search)
  const rewritten = rewriteLang(query)
  if (clean !== null || rewritten.lang !== query.lang)
    window.history.replaceState(window.history.state, '', path + formatQuery(rewritten) + hash)
  return rewritten
}

/**
 * Returns the query with which the app was launched. On the web, the query comes from the address; elsewhere, it comes
 * from the host.
 */
export const launchQuery = (isWeb: boolean): Query => {
  if (isWeb) return webQuery()
  try {
    return readOptions(Taro.getLaunchOptionsSync().query ?? {})
  } catch {
    // A container that reports no launch options was not launched by a link.
    return {}
  }
}

/**
 * Creates a function that returns the codes with which the app was launched; its later calls return nothing. This
 * function is needed because Alipay does not pass an ordinary QR code to the first page.
 */
export const launchCodes = ({ qrCode = '', scene = '' }: Query): (() => Query) => {
  let left: Query = { ...(qrCode && { qrCode }), ...(scene && { scene }) }
  return () => {
    const taken = left
    left = {}
    return taken
  }
}
