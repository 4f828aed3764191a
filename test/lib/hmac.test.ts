import { createHmac, hkdfSync } from 'node:crypto'
import { deriveKey, hmacSha512 } from '@/lib/hmac'

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * 7 + 3) % 256)

describe('HMAC-SHA-512', () => {
  // Keys that are shorter than a block, as long as a block, and longer than a block. Only a longer key is hashed first.
  test.each([0, 1, 64, 127, 128, 129, 300])('equals the platform’s result for a key of %i bytes', (length) => {
    for (const size of [0, 1, 111, 112, 128, 500]) {
      const expected = createHmac('sha512', bytes(length)).update(bytes(size)).digest()
      expect(Buffer.from(hmacSha512(bytes(length), bytes(size))).equals(expected)).toBe(true)
    }
  })
})

test('derives the same keys as the platform, by RFC 5869', () => {
  const [secret, salt, info] = [bytes(40), bytes(10), bytes(16)]
  const expected = Buffer.from(hkdfSync('sha512', secret, salt, info, 32))
  expect(Buffer.from(deriveKey(secret, salt, info)).equals(expected)).toBe(true)
})
