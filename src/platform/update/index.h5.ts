import { leave } from '../leave'
import { unsupported } from '../outcome'
import type { CheckUpdate, Reopen } from './contract'

/** A page is the newest that its server gave when it was opened; it has no word of a newer one. */
export const checkUpdate: CheckUpdate = () => Promise.resolve(unsupported)

/** Ms after which the page is opened anew whether its fresh copy has come or not. */
const PATIENCE = 3_000

/** Fetched past the browser's cache, so that the copy that the reload finds there is the new one. */
export const reopen: Reopen = async () => {
  const { href } = window.location
  // asked for as the browser itself does: a server answers a page only to who wants one
  const fresh = fetch(href, { cache: 'reload', credentials: 'same-origin', headers: { accept: 'text/html' } })
    .then((answer) => answer.text())
    .catch(() => undefined)
  await Promise.race([fresh, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  leave.again()
  return { kind: 'reopening' }
}
