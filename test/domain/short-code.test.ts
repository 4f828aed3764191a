import fc from 'fast-check'
import { isShortCode, readCodeParam } from '@/domain/short-code'

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('the parameters of a short code', () => {
  it('are read from URL-encoded JSON, with each value converted to text', () => {
    expect(readCodeParam(encoded({ showId: 'S1', n: 2, on: true }))).toEqual({ showId: 'S1', n: '2', on: 'true' })
    expect(readCodeParam('{"showId":"S1"}')).toEqual({ showId: 'S1' })
    expect(readCodeParam(encoded({}))).toEqual({})
  })
  it('exclude nested values and inherited property names', () => {
    expect(readCodeParam(encoded({ a: { b: 1 }, c: [1], d: null, e: 'x' }))).toEqual({ e: 'x' })
    const read = readCodeParam('%7B%22__proto__%22%3A%22x%22%2C%22constructor%22%3A%22y%22%7D')
    expect(read).toEqual({})
  })
  it.each(['', 'null', '[]', '7', '"x"', '%', '%7B', 'undefined'])('are null for %j', (text) => {
    expect(readCodeParam(text)).toBeNull()
  })
  it('contain only text values for any input, without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(encodeURIComponent)), (text) =>
        Object.values(readCodeParam(text) ?? {}).every((value) => typeof value === 'string'),
      ),
    )
  })
})

it.each([
  ['S1001POSTER', true],
  ['abc-_9', true],
  ['abc', false],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['a/../b', false],
  ['a b c d', false],
  ['', false],
])('validates %j as a short code: %s', (text, good) => {
  expect(isShortCode(text)).toBe(good)
})
