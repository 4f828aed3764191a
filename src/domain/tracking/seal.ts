import { hash, secretbox } from 'tweetnacl'
import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '@/lib/bytes'
import { deriveKey } from '@/lib/hmac'

/** Length of the nonce, in bytes. */
const NONCE = secretbox.nonceLength

/** Creates the error that the specification requires for a failed decryption (shell §8). */
const failed = (): Error => new Error('decrypt fail')

/**
 * Returns the encryption key of a merchant's tracking configuration (shell §7, "encrypted response").
 *
 * The key is not secret, because anyone who has the app can derive it. TLS protects the response; this encryption only
 * prevents casual reading.
 * @param version version of the client, the same as in the header `ver`
 */
export const configurationKey = (merchantId: string, version: string): Uint8Array =>
  deriveKey(utf8(`${merchantId}\n${version}`), utf8('data center'), utf8('configuration'))

/** Derives the key for an id, so that the gateway stores one secret instead of a key for each device. */
export const keyFor = (secret: Uint8Array, id: string): Uint8Array => deriveKey(secret, utf8('tracking'), utf8(id))

/**
 * Returns 24 bytes that are unique for a key. They need not be secret. Hosts without a secure random generator can
 * therefore derive them from the time, a counter and weak random numbers.
 */
const nonceOf = (chance: string): Uint8Array => hash(utf8(chance)).subarray(0, NONCE)

/**
 * Encrypts a text with XSalsa20-Poly1305 (NaCl's secretbox). Returns the nonce and the encrypted text in base64url.
 * @param chance a text that is used only once with this key
 */
export const seal = (key: Uint8Array, text: string, chance: string): string => {
  const nonce = nonceOf(chance)
  const sealed = secretbox(utf8(text), nonce, key)
  const whole = new Uint8Array(NONCE + sealed.length)
  whole.set(nonce)
  whole.set(sealed, NONCE)
  return toBase64Url(whole)
}

/** Decrypts the output of `seal`. Throws 'decrypt fail' for any other text, and for an empty result (shell §8). */
export const unseal = (key: Uint8Array, sealed: string): string => {
  const bytes = fromBase64Url(sealed)
  if (!bytes || bytes.length <= NONCE) throw failed()
  const opened = secretbox.open(bytes.subarray(NONCE), bytes.subarray(0, NONCE), key)
  const text = opened && fromUtf8(opened)
  if (!text) throw failed()
  return text
}
