import { openSigned, signed } from '../../../core/signed'

const PREFIX = 'FC1:'
const SEPARATOR = '_'

/** A use of a coupon at a counter, and the end of its code, epoch ms. */
interface CouponCode {
  codeId: string
  until: number
}

/** Returns the text of a coupon's QR code: version, use, end and signature. */
export const sealCode = (key: Uint8Array, { codeId, until }: CouponCode): string =>
  PREFIX + signed(key, `${codeId}${SEPARATOR}${until.toString(36)}`)

/**
 * Reads a scanned or typed code: null for any other text, `foreign` for a coupon code that this gateway did not sign.
 */
export const openCode = (key: Uint8Array, scanned: string): CouponCode | 'foreign' | null => {
  const text = scanned.trim()
  if (!text.startsWith(PREFIX)) return null
  const [codeId, until] = openSigned(key, text.slice(PREFIX.length))?.split(SEPARATOR) ?? []
  return codeId ? { codeId, until: parseInt(until, 36) } : 'foreign'
}
