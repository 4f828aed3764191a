import { hostOf, isHostOf, safePage } from '@/domain/page-address'
import { CASHIERS } from '@/domain/payment/cashiers'
import { PAY_HOSTS } from '../settings'
import { ownOrigins } from '../web-origin/own-origins'
import type { PayInfo, PayResult } from './contract'
import { payFailed } from './pay-params'

/**
 * Returns the payment page that a mini program must open for a redirect product. Returns undefined if the payment data
 * contains no address. The web view may show a listed cashier, and the sandbox's cashier on the storefront's own
 * origins.
 */
export const cashierPage = ({ normalUrl }: PayInfo): PayResult | undefined => {
  if (!normalUrl) return undefined
  const own = ownOrigins()
  const address = safePage(normalUrl, own)
  if (address === null) return payFailed('unsafe address')
  const host = hostOf(address)
  const isListed = isHostOf(host, [...CASHIERS, ...PAY_HOSTS]) || own.some((origin) => hostOf(origin) === host)
  return { kind: 'page', address, isListed }
}
