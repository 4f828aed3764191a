import { externalNavigation } from '../external-navigation'
import { cashierAddress } from './cashier-address'
import type { Pay } from './contract'
import { payFailed, usableInfo } from './pay-params'
import { payByBankWebView, payByWechatBrowser } from './web-bridges'

/**
 * Pays by the app that contains the web view, if this app offers a payment. Otherwise opens a payment page, which
 * redirects back. For UnionPay's wap and quick payments, submits a form; all other products have an address (shell
 * §4).
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
