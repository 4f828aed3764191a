import { hash } from 'tweetnacl'

/** Block size of SHA-512 in bytes. */
const BLOCK = 128

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Returns HMAC-SHA-512 (64 bytes). Does not use `crypto` and `BigInt`, which some hosts lack. Source: RFC 2104. */
export const hmacSha512 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? hash(key) : key)
  const inner = hash(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return hash(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** Derives a key of 32 bytes from a secret, for one purpose: HKDF with SHA-512, one block. Source: RFC 5869. */
export const deriveKey = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array): Uint8Array =>
  hmacSha512(hmacSha512(salt, secret), joined(info, Uint8Array.of(1))).subarray(0, 32)
