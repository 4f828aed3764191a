import { xsalsa20poly1305 } from '@noble/ciphers/salsa.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '@/lib/bytes'

/** Bytes. */
const KEY = 32
const NONCE = 24

/** What the encryption of the specification says when nothing comes out of it (shell §8). */
const failed = (): Error => new Error('decrypt fail')

/**
 * The key that a merchant's tracking configuration is sealed with. Anybody with the app can derive it: TLS keeps the
 * answer from the network, this only from those who read it in passing (shell §7: "encrypted response").
 * @param version of the client, as the header `ver` says it
 */
export const configurationKey = (merchantId: string, version: string): Uint8Array =>
  hkdf(sha256, utf8(`${merchantId}\n${version}`), utf8('data center'), utf8('configuration'), KEY)

/** The key with an id: the gateway keeps one secret and derives each device's. */
export const keyFor = (secret: Uint8Array, id: string): Uint8Array =>
  hkdf(sha256, secret, utf8('tracking'), utf8(id), KEY)

/**
 * 24 bytes that are never the same twice for a key. They need not be secret, so hosts without a source of randomness
 * can make them too: of the time, a count and whatever chance there is.
 */
const nonceOf = (chance: string): Uint8Array => sha256(utf8(chance)).subarray(0, NONCE)

/**
 * Seals a text: XSalsa20-Poly1305 (NaCl's secretbox), its nonce in front, in base64url.
 * @param chance a text that was never used before with this key
 */
export const seal = (key: Uint8Array, text: string, chance: string): string => {
  const nonce = nonceOf(chance)
  const sealed = xsalsa20poly1305(key, nonce).encrypt(utf8(text))
  const whole = new Uint8Array(NONCE + sealed.length)
  whole.set(nonce)
  whole.set(sealed, NONCE)
  return toBase64Url(whole)
}

/** The text that was sealed. Throws 'decrypt fail' for anything else, and for an empty text (shell §8). */
export const unseal = (key: Uint8Array, sealed: string): string => {
  const bytes = fromBase64Url(sealed)
  if (!bytes || bytes.length <= NONCE) throw failed()
  let opened: Uint8Array
  try {
    opened = xsalsa20poly1305(key, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE))
  } catch {
    throw failed()
  }
  const text = fromUtf8(opened)
  if (!text) throw failed()
  return text
}
