import { CLIENT_VERSION } from '@/domain/version'
import type { RequestStep } from '../context'

/** Facts of the client that every request carries (shell §7). Empty values are omitted. */
export interface Identity {
  /** Language in its address form: zh, zh-MO, en. */
  lang: string
  /** The device's offset from UTC in minutes. */
  utcOffset: number
  channelId: string
  terminalSrc: string
  src: string
  merchantId: string
  appId: string
  /** Opened from the merchant's back office to look at what is not public yet. */
  preview: boolean
}

/** Adds the common query parameters; a call's own parameter of the same name wins. */
export const commonQuery =
  (identity: () => Identity): RequestStep =>
  (context, next) => {
    const { lang, utcOffset, channelId, terminalSrc, src, merchantId, appId, preview } = identity()
    const common = { lang, utcOffset, channelId, ver: CLIENT_VERSION, terminalSrc, src, merchantId, appId }
    for (const [name, value] of Object.entries(common)) {
      if (value !== '' && !(name in context.query)) context.query[name] = value
    }
    if (preview) Object.assign(context.query, { source: 'FROM_BACKEND', terminalSrc: 'PREVIEW' })
    return next()
  }
