import fc from 'fast-check'
import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '@/lib/bytes'

describe('bytes and texts', () => {
  test('are converted like the platform’s own encoder', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(new Uint8Array(bytes))
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)])
        expect(fromUtf8(utf8(text))).toBe(text.toWellFormed())
      }),
    )
  })
  test('are encoded with a replacement for a lone surrogate', () => {
    expect([...utf8('a\ud83cb')]).toEqual([...new TextEncoder().encode('a\ufffdb')])
  })
  test.each(['a', 'abcde', 'a+b/', 'ab==', 'é'])('are rejected as base64url: %j', (text) => {
    expect(fromBase64Url(text)).toBeNull()
  })
  test.each([[[0xff]], [[0xc3]], [[0xed, 0xa0, 0x80]]])('are rejected as UTF-8: %j', (bytes) => {
    expect(fromUtf8(Uint8Array.from(bytes))).toBeNull()
  })
})
