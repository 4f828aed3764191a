/*
 * What is decided when the program is built (`.env`, `TARO_APP_*`). The build writes the values in place of these
 * expressions, so each must be spelt out.
 */

/** The gateway's address without a closing slash; empty on the web means the page's own origin. */
export const GATEWAY = (process.env.TARO_APP_GATEWAY ?? '').replace(/\/+$/, '')

/** Hosts of cashiers that payments may leave for, beside the known ones. */
export const PAY_HOSTS = (process.env.TARO_APP_PAY_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter((host) => host !== '')

/** Web origins (`https://tickets.example`) of the same storefront, beside the one it is served from. */
export const WEB_ORIGINS = (process.env.TARO_APP_WEB_ORIGINS ?? '')
  .split(',')
  .map((origin) => origin.trim())
  .filter((origin) => origin !== '')

/** Whether parts that change often stand in a component of their own (config/levers.ts). */
export const UPDATE_BOUNDARIES = process.env.TARO_APP_UPDATE_BOUNDARIES === 'on'

/** Whether the gateway is asked at launch what it thinks of this version; a merchant who tests an old one says `off`. */
export const CHECKS_VERSION = process.env.TARO_APP_VERSION_CHECK !== 'off'
