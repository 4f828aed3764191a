/*
 * Build-time settings (`.env`, `TARO_APP_*`). The build replaces these expressions by their values, so each must be
 * written out in full.
 */

/** Returns the entries of a list with commas. */
const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const hostsOf = (value?: string): string[] => listOf(value).map((host) => host.toLowerCase())

/** The gateway's address without a closing slash; empty on the web means the page's own origin. */
export const GATEWAY = (process.env.TARO_APP_GATEWAY ?? '').replace(/\/+$/, '')

/** Hosts of cashiers beside the built-in ones (payment/cashier-address.ts). */
export const PAY_HOSTS = hostsOf(process.env.TARO_APP_PAY_HOSTS)

/** Hosts of object stores that files are sent to, with their subdomains, beside the gateway's own (platform/upload). */
export const UPLOAD_HOSTS = hostsOf(process.env.TARO_APP_UPLOAD_HOSTS)

/** Hosts whose pages the web view shows, with their subdomains (web-origin/framed-page.ts). */
export const WEB_HOSTS = hostsOf(process.env.TARO_APP_WEB_HOSTS)

/** Web origins (`https://tickets.example`) of the same storefront, beside the page's own. */
export const WEB_ORIGINS = listOf(process.env.TARO_APP_WEB_ORIGINS)

/** True if launch sends the version call; a merchant who tests an old version sets it to `off`. */
export const CHECKS_VERSION = process.env.TARO_APP_VERSION_CHECK !== 'off'

/** True if the web caches the app shell on the device; `off` also removes the cache of an earlier build. */
export const KEEPS_PROGRAM = process.env.TARO_APP_SERVICE_WORKER !== 'off'
