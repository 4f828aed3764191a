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
