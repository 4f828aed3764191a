import { secretbox } from 'tweetnacl'
import { configurationKey, keyFor, seal, unseal } from '@/domain/tracking/seal'
import { toBase64Url } from '@/lib/bytes'

const key = configurationKey('M1', '4.38.3')

describe('encrypted texts', () => {
  test.each(['{"enable":"ON"}', '票', 'x'.repeat(9000)])('can be decrypted with the correct key', (text) => {
    expect(unseal(key, seal(key, text, '1'))).toBe(text)
  })
  test('differ for equal contents, and hide the content', () => {
    const [first, second] = ['1', '2'].map((chance) => seal(key, 'same', chance))
    expect(first).not.toBe(second)
    expect(first).toMatch(/^[\w-]{59}$/)
  })
  const sealed = seal(key, 'a text', '1')
  const flipped = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`
  test.each([
    ['nothing', ''],
    ['a text that is too short', sealed.slice(0, 20)],
    ['a damaged text', flipped],
    ['a shortened text', sealed.slice(0, -4)],
    ['a text that is not base64url', '{"code":500}'],
    ['a text of another merchant', seal(configurationKey('M2', '4.38.3'), 'a text', '1')],
    ['a text of another version', seal(configurationKey('M1', '4.38.4'), 'a text', '1')],
    ['an empty text', seal(key, '', '1')],
    [
      'bytes that are not text',
      toBase64Url(Uint8Array.of(...new Uint8Array(24), ...secretbox(Uint8Array.of(0xff), new Uint8Array(24), key))),
    ],
  ])('are rejected with the same error: %s', (_what, given) => {
    expect(() => unseal(key, given)).toThrow(new Error('decrypt fail'))
  })
  test('use a separate key for each key id', () => {
    expect(keyFor(key, 'K1')).not.toEqual(keyFor(key, 'K2'))
  })
})
