import { createHmac, timingSafeEqual } from 'node:crypto'

/** Length of a transmitted signature in bytes (128 bits). */
const LENGTH = 16

const signatureOf = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH)

/** Returns a signed value for the client: `text.signature`, only [A-Za-z0-9._-]. The text must not contain a dot. */
export const signed = (key: Uint8Array, text: string): string =>
  `${text}.${signatureOf(key, text).toString('base64url')}`

/** Returns the text if it was signed with this key, else null. Compares in constant time. */
export const openSigned = (key: Uint8Array, token: string): string | null => {
  const [text, signature = '', more] = token.split('.')
  const claimed = Buffer.from(signature, 'base64url')
  if (more !== undefined || claimed.length !== LENGTH || claimed.toString('base64url') !== signature) return null
  return timingSafeEqual(claimed, signatureOf(key, text)) ? text : null
}
