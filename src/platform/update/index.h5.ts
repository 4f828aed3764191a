import { externalNavigation } from '../external-navigation'
import { unsupported } from '../outcome'
import { programKeeper } from '../service-worker'
import type { CheckUpdate, Reopen } from './contract'

/**
 * Does nothing. The server delivers the newest page whenever the storefront opens, and does not announce newer
 * versions.
 */
export const checkUpdate: CheckUpdate = () => Promise.resolve(unsupported)

/** Timeout for fetching the new page, ms. After the timeout, the page reloads anyway. */
const REFRESH_TIMEOUT = 3_000

/**
 * Fetches the page without the browser's cache and activates the newest service worker. The reload then uses the new
 * page.
 */
export const reopen: Reopen = async () => {
  await programKeeper.renew()
  const { href } = window.location
  // Uses the headers of a navigation, because a server may respond to other requests with another document.
  const fresh = fetch(href, { cache: 'reload', credentials: 'same-origin', headers: { accept: 'text/html' } })
    .then((answer) => answer.text())
    .catch(() => undefined)
  await Promise.race([fresh, new Promise((resolve) => setTimeout(resolve, REFRESH_TIMEOUT))])
  externalNavigation.reload()
  return { kind: 'reopening' }
}
