import fc from 'fast-check'
import { fromBase64, toBase64 } from '@/domain/seat/base64'

it('matches Node’s base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64')
      expect(toBase64(bytes)).toBe(text)
      expect(fromBase64(text)).toEqual(Uint8Array.from(bytes))
    }),
  )
})

it.each(['A', 'AA', 'AAA', 'AA=A', '=AAA', 'A===', '====', 'AAA\n', 'AA==AAAA', 'AAA-', 'AAé=', 'AB==', 'AAB='])(
  'refuses %j',
  (text) => expect(() => fromBase64(text)).toThrow(RangeError),
)
