import { safePage } from '../page-address'

/** Where WeChat authorises a page in its browser: https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html */
const WECHAT = 'https://open.weixin.qq.com/connect/oauth2/authorize'

const OWN_PATH = /^\/(?![/\\])[^\s\\?#]*$/

export interface Authorization {
  /** The provider's page, out of the merchant's configuration: a path of the gateway, https, or '' for WeChat's own. */
  authorizeUrl: string
  /** The merchant's name there. */
  clientId: string
  /** Where the provider leads back to, absolute. */
  redirectUri: string
  /** Random and used once: it comes back. */
  state: string
  /** The gateway's origin, for a path; '' for the page's own. */
  gateway: string
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

const pageOf = ({ authorizeUrl, gateway }: Pick<Authorization, 'authorizeUrl' | 'gateway'>): string | null => {
  if (OWN_PATH.test(authorizeUrl)) return gateway + authorizeUrl
  return safePage(authorizeUrl, gateway ? [gateway.toLowerCase()] : [])
}

/** WeChat's page that gives a code without asking (scope base, shell §7). Its order of parameters is prescribed. Null for an unsafe address. */
export const wechatAuthorization = (given: Authorization): string | null => {
  const { authorizeUrl, clientId, redirectUri, state } = given
  const page = authorizeUrl === '' ? WECHAT : pageOf(given)
  if (page === null) return null
  const query = { appid: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_base', state }
  return `${withQuery(page, query)}#wechat_redirect`
}

/** A bank's page that asks and gives a code (RFC 6749 §4.1.1). Null for an unsafe address. */
export const bankAuthorization = (given: Authorization): string | null => {
  const { clientId, redirectUri, state } = given
  const page = pageOf(given)
  return page && withQuery(page, { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', state })
}
