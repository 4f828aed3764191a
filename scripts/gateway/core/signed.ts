import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of a signature that travel: 128 bits. */
const LENGTH = 16

const signatureOf = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH)

/** A text of ours that somebody else keeps: `text.signature`. The text holds no dot, what comes out only [A-Za-z0-9._-]. */
export const signed = (key: Uint8Array, text: string): string =>
  `${text}.${signatureOf(key, text).toString('base64url')}`

/** The text, when we signed it with this key; null otherwise. Takes as long for a near miss as for a far one. */
export const openSigned = (key: Uint8Array, token: string): string | null => {
  const [text, signature = '', more] = token.split('.')
  const claimed = Buffer.from(signature, 'base64url')
  if (more !== undefined || claimed.length !== LENGTH || claimed.toString('base64url') !== signature) return null
  return timingSafeEqual(claimed, signatureOf(key, text)) ? text : null
}
