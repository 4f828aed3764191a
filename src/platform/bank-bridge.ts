import { type Answer, ask, has } from './native'

/** What the bank registers for the storefront: sign-in by the bank's own account, and its cashier. */
export type BankEvent = 'login' | 'pay'

/**
 * A capability that the bank registered with its container. FinClip calls it by the extension declared in
 * `FinClipConf.js` (config/platform-bank/container-files.ts), TCMPP by `wx.invokeNativePlugin`.
 */
export const askBank = <R>(event: BankEvent, params: object): Promise<Answer<R>> =>
  has('customEvent')
    ? ask<R>('customEvent', { event, params })
    : ask<R>('invokeNativePlugin', { api_name: event, data: params })
