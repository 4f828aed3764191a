import { wechatAuthorization } from '@/domain/login/authorize-address'
import { GATEWAY } from '@/platform/settings'
import { linkTo } from '@/router/link-to'
import type { SilentAuthDeps } from './silent-auth-contract'

/** Returns true if the user has begun to type on the current screen. */
const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement ||
  [...document.querySelectorAll('input')].some(({ value, offsetParent }) => value !== '' && offsetParent !== null)

/**
 * Opens WeChat's authorization page with scope base. It redirects to `/wxauth` at once, and then to the current screen.
 * Runs once per tab, so that a refusal or a lost response causes no loop. Does not run after the user has begun to
 * type. A payment requires the authorization only if the open id is unknown. A login always requires it, because its
 * code may log in a bound account.
 * @returns true if the browser leaves the page
 */
export const authorize = async (
  { stores: { shop, user, loginAttempt }, platform: { providerLogin }, log, router }: SilentAuthDeps,
  reason: 'login' | 'payment',
): Promise<boolean> => {
  if (providerLogin.hasLeft('wechat')) return false
  if (reason === 'payment' ? user.openId || loginAttempt.openId : user.loggedIn) return false
  if (shop.loadedAt === 0) await shop.load()
  const { appId = '', silentAuth } = shop.config ?? {}
  if (!silentAuth) return false
  if (!appId) {
    log('silent authorisation without an app id', {})
    return false
  }
  if (isTyping()) return false
  const wxauth = router().hrefOf(linkTo('wxauth'))
  if (!wxauth || (reason === 'login' && !router().storePlace())) return false
  const { origin, pathname, search } = window.location
  const { kind } = providerLogin.leave({
    provider: 'wechat',
    back: pathname + search,
    address: (state) =>
      wechatAuthorization({
        ...{ authorizeUrl: silentAuth.authorizeUrl, clientId: appId, gateway: GATEWAY, state },
        redirectUri: origin + wxauth,
      }),
  })
  return kind === 'done'
}
