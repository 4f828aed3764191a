import { externalNavigation } from '../external-navigation'
import { cashierAddress } from './cashier-address'
import type { Pay } from './contract'
import { payFailed, usableInfo } from './pay-params'
import { payByBankWebView, payByWechatBrowser } from './web-bridges'

/**
 * The payment of the surrounding app, if its web view offers one, else a cashier that replaces the page and redirects
 * back. UnionPay wap and quick pay have a form to submit, all other products an address (shell §4).
 */
export const pay: Pay = async (order) => {
  const info = usableInfo(order)
  if (!info) return payFailed('payInfo is null')
  const bridged = payByWechatBrowser(info) ?? payByBankWebView(info)
  if (bridged) return bridged
  const target = info.form?.action || info.normalUrl
  if (!target) return payFailed('unsupported product')
  const address = cashierAddress(target)
  if (!address) return payFailed('unsafe address')
  if (info.form) externalNavigation.submitForm(address, info.form.fields)
  else externalNavigation.assign(address)
  return { kind: 'left' }
}
