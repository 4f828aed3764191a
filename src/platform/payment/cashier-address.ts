import { GATEWAY, PAY_HOSTS } from '../settings'

/** Cashiers that payments of this storefront lead to; `TARO_APP_PAY_HOSTS` adds to them. */
const KNOWN = ['alipay.com', 'alipay.hk', 'tenpay.com', 'wechatpay.com.hk', 'unionpay.com', '95516.com', 'cmbchina.com']

const trusted = (host: string): boolean =>
  [...KNOWN, ...PAY_HOSTS].some((known) => host === known || host.endsWith(`.${known}`))

/** Our own origin and the gateway's: the sandbox cashier, also over plain http on a developer's machine. */
const ours = (origin: string): boolean =>
  origin === window.location.origin || origin === new URL(GATEWAY, window.location.href).origin

/** The address of a cashier when payments may lead there, else undefined. A relative one is read against the page. */
export const cashierAddress = (raw: string): string | undefined => {
  let address: URL
  try {
    address = new URL(raw, window.location.href)
  } catch {
    return undefined
  }
  if (ours(address.origin) && /^https?:$/.test(address.protocol)) return address.href
  if (address.protocol !== 'https:' || address.username || address.password) return undefined
  return trusted(address.hostname) ? address.href : undefined
}
