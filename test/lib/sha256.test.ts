import { createHash, createHmac } from 'node:crypto'
import { fromHex, toHex } from '@/lib/hex'
import { hmacSha256, sha256 } from '@/lib/sha256'

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * 7 + 3) % 256)
/** Sizes around the ends of blocks and of the padding. */
const SIZES = [0, 1, 32, 55, 56, 63, 64, 119, 120, 1_000]

it.each(SIZES)('returns the SHA-256 of the platform for %i bytes', (size) => {
  expect(toHex(sha256(bytes(size)))).toBe(createHash('sha256').update(bytes(size)).digest('hex'))
})

it.each([0, 1, 64, 65, 200])('returns the HMAC-SHA-256 of the platform for a key of %i bytes', (length) => {
  const sign = hmacSha256(bytes(length))
  for (const size of SIZES) {
    const expected = createHmac('sha256', bytes(length)).update(bytes(size)).digest('hex')
    expect(toHex(sign(bytes(size)))).toBe(expected)
  }
})

it('decodes hex digits that it encoded', () => {
  expect([...fromHex(toHex(bytes(256)))]).toEqual([...bytes(256)])
})
