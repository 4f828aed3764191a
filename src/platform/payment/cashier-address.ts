import { CASHIERS } from '@/domain/payment/cashiers'
import { GATEWAY, PAY_HOSTS } from '../settings'

const isTrusted = (host: string): boolean =>
  [...CASHIERS, ...PAY_HOSTS].some((known) => host === known || host.endsWith(`.${known}`))

/**
 * Returns true for the origin of the page and of the gateway. The sandbox cashier (payment page) is on one of these
 * origins, and may use http on a developer's machine.
 */
const isOwnOrigin = (origin: string): boolean =>
  origin === window.location.origin || origin === new URL(GATEWAY, window.location.href).origin

/**
 * Returns the absolute address of an allowed cashier (payment page), else undefined. A relative address is resolved
 * against the page.
 */
export const cashierAddress = (raw: string): string | undefined => {
  let address: URL
  try {
    address = new URL(raw, window.location.href)
  } catch {
    return undefined
  }
  if (isOwnOrigin(address.origin) && /^https?:$/.test(address.protocol)) return address.href
  if (address.protocol !== 'https:' || address.username || address.password) return undefined
  return isTrusted(address.hostname) ? address.href : undefined
}
