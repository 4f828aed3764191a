import { type Answer, call, canIUse } from './native'

/** Functions that the bank registers for the storefront: the login with the bank's account, and the bank's payment. */
export type BankEvent = 'login' | 'pay'

/**
 * Calls a function that the bank registered with its container. In FinClip, the function is an extension that
 * `FinClipConf.js` declares (config/platform-bank/container-files.ts). In TCMPP, `wx.invokeNativePlugin` calls the
 * function.
 */
export const callBank = <R>(event: BankEvent, params: object): Promise<Answer<R>> =>
  canIUse('customEvent')
    ? call<R>('customEvent', { event, params })
    : call<R>('invokeNativePlugin', { api_name: event, data: params })
