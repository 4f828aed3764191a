import { openSigned, signed } from '../../../core/signed'

const PREFIX = 'FC1:'
const SEPARATOR = '_'

/** Identifies one use of a coupon at a counter, and the end of its code in epoch ms. */
interface CouponCode {
  codeId: string
  until: number
}

/** Returns the text of a coupon's QR code: version, id of the use, end and signature. */
export const sealCode = (key: Uint8Array, { codeId, until }: CouponCode): string =>
  PREFIX + signed(key, `${codeId}${SEPARATOR}${until.toString(36)}`)

/**
 * Parses a scanned or typed code. Returns `foreign` for a coupon code that this gateway did not sign, and null for any
 * other text.
 */
export const openCode = (key: Uint8Array, scanned: string): CouponCode | 'foreign' | null => {
  const text = scanned.trim()
  if (!text.startsWith(PREFIX)) return null
  const [codeId, until] = openSigned(key, text.slice(PREFIX.length))?.split(SEPARATOR) ?? []
  return codeId ? { codeId, until: parseInt(until, 36) } : 'foreign'
}
