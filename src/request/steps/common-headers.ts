import { CLIENT_VERSION } from '@/domain/version'
import type { RequestStep } from '../context'
import type { Identity } from './common-query'

/** Adds the common headers (shell §7). */
export const commonHeaders =
  (identity: () => Identity): RequestStep =>
  (context, next) => {
    const { utcOffset, channelId, terminalSrc, src, merchantId, preview } = identity()
    const headers: Record<string, string> = {
      'terminal-src': preview ? 'PREVIEW' : terminalSrc,
      src,
      'channel-id': channelId,
      'merchant-id': merchantId,
      ver: CLIENT_VERSION,
      'utc-offset': String(utcOffset),
      ...(preview ? { 'backend-preview': 'true' } : {}),
    }
    for (const [name, value] of Object.entries(headers)) if (value) context.headers[name] = value
    return next()
  }
