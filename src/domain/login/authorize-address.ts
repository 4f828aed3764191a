import { safePage } from '../page-address'

/**
 * Authorization page for WeChat's in-app browser:
 * https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
const WECHAT = 'https://open.weixin.qq.com/connect/oauth2/authorize'

const OWN_PATH = /^\/(?![/\\])[^\s\\?#]*$/

export interface Authorization {
  /**
   * The provider's authorization page from the merchant's configuration, as a path of the gateway or an https address.
   * '' means WeChat's page.
   */
  authorizeUrl: string
  /** Client id of the merchant at the provider. */
  clientId: string
  /** Absolute address to which the provider redirects. */
  redirectUri: string
  /** Random value that is used once. The provider returns it. */
  state: string
  /** Origin of the gateway, which is prepended to a path; '' for the page's own origin. */
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

/**
 * Returns the address of WeChat's authorization page with the scope `snsapi_base` (shell §7). WeChat prescribes the
 * order of the parameters. Returns null for an unsafe address.
 */
export const wechatAuthorization = (given: Authorization): string | null => {
  const { authorizeUrl, clientId, redirectUri, state } = given
  const page = authorizeUrl === '' ? WECHAT : pageOf(given)
  if (page === null) return null
  const query = { appid: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_base', state }
  return `${withQuery(page, query)}#wechat_redirect`
}

/** Returns the address of a bank's authorization page (RFC 6749 §4.1.1). Returns null for an unsafe address. */
export const bankAuthorization = (given: Authorization): string | null => {
  const { clientId, redirectUri, state } = given
  const page = pageOf(given)
  return page && withQuery(page, { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', state })
}
