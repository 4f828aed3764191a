import { textField } from '../native-fields'
import type { PayInfo, PayResult } from './contract'
import { payFailed, pick, WECHAT_FIELDS } from './pay-params'

interface WeixinBridge {
  invoke(name: 'getBrandWCPayRequest', params: object, answer: (result?: { err_msg?: unknown } | null) => void): void
}

interface BankApi {
  netpay(call: {
    url: string
    param: { charset: string; jsonRequestData: string }
    success: () => void
    fail: () => void
  }): void
}

/** APIs that the web views of WeChat and the bank add to `window`. */
const bridges = window as { WeixinJSBridge?: WeixinBridge; cmblapi?: BankApi }

/** Pays with WeChat Pay in WeChat's in-app browser. Returns undefined in other browsers, and if a field is missing. */
export const payByWechatBrowser = (info: PayInfo): Promise<PayResult> | undefined => {
  const bridge = bridges.WeixinJSBridge
  const fields = pick(info, ['appId', ...WECHAT_FIELDS])
  if (!bridge || !fields) return undefined
  return new Promise((resolve) => {
    try {
      bridge.invoke('getBrandWCPayRequest', fields, (result) => {
        const end = textField(result?.err_msg) ?? ''
        if (end.endsWith(':ok')) resolve({ kind: 'paid' })
        else resolve(end.endsWith(':cancel') ? { kind: 'cancelled' } : payFailed('host error'))
      })
    } catch {
      resolve(payFailed('host error'))
    }
  })
}

/**
 * Pays with the bank's payment in the bank's web view. Returns undefined in other browsers, and if a field is missing.
 * The bank only reports that the payment was opened, so the order's status is authoritative.
 */
export const payByBankWebView = (info: PayInfo): Promise<PayResult> | undefined => {
  const api = bridges.cmblapi
  const { url, charset = 'UTF-8', jsonRequestData } = info.params
  if (!api || !url || !jsonRequestData) return undefined
  return new Promise((resolve) => {
    try {
      api.netpay({
        url,
        param: { charset, jsonRequestData },
        success: () => resolve({ kind: 'pending' }),
        fail: () => resolve(payFailed('one-net pay call failed')),
      })
    } catch {
      resolve(payFailed('one-net pay call failed'))
    }
  })
}
