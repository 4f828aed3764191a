import { externalNavigation } from '../external-navigation'
import { unsupported } from '../outcome'
import { programKeeper } from '../service-worker'
import type { CheckUpdate, Reopen } from './contract'

/** Does nothing, because a server delivers the newest page on opening and announces no newer ones. */
export const checkUpdate: CheckUpdate = () => Promise.resolve(unsupported)

/** Timeout for the fresh copy, ms. After it, the page reloads anyway. */
const REFRESH_TIMEOUT = 3_000

/** Fetches the page past the browser's cache and activates the newest worker, so that the reload finds the new copy. */
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
