/*
 * Build-time settings (`.env`, `TARO_APP_*`). The build replaces the expression `process.env.NAME` by its value, so
 * each expression must be written out in full.
 */

/** Splits a comma-separated list into its entries. */
const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const hostsOf = (value?: string): string[] => listOf(value).map((host) => host.toLowerCase())

/** Address of the gateway without a closing slash. On the web, '' means the origin of the page. */
export const GATEWAY = (process.env.TARO_APP_GATEWAY ?? '').replace(/\/+$/, '')

/** Hosts of payment pages, in addition to the built-in ones (payment/cashier-address.ts). */
export const PAY_HOSTS = hostsOf(process.env.TARO_APP_PAY_HOSTS)

/**
 * Hosts of object stores that may receive files, including their subdomains, in addition to the gateway
 * (platform/upload).
 */
export const UPLOAD_HOSTS = hostsOf(process.env.TARO_APP_UPLOAD_HOSTS)

/** Hosts whose pages the web view shows, with their subdomains (web-origin/framed-page.ts). */
export const WEB_HOSTS = hostsOf(process.env.TARO_APP_WEB_HOSTS)

/** Other web origins (`https://tickets.example`) of the same storefront, in addition to the page's own. */
export const WEB_ORIGINS = listOf(process.env.TARO_APP_WEB_ORIGINS)

/** True if the app calls the gateway for its version at launch. The value `off` permits testing an old version. */
export const CHECKS_VERSION = process.env.TARO_APP_VERSION_CHECK !== 'off'

/** True if the web caches the app shell on the device. The value `off` also removes the cache of an earlier build. */
export const KEEPS_PROGRAM = process.env.TARO_APP_SERVICE_WORKER !== 'off'
