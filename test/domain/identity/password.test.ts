import fc from 'fast-check'
import { isPassword, passwordFacts } from '@/domain/identity/password'

describe('a password', () => {
  test.each([
    ['Aa1aaaaa', true],
    ['Aa1aaaa', false],
    ['aaaaaaa1!', true],
    ['AAAAAAAA1', false],
    ['aaaaaaaa', false],
    ['Aa1!'.repeat(5), true],
    [`${'Aa1!'.repeat(5)}x`, false],
    // Spaces count, even at both ends.
    [' Aaaaaa ', true],
    // A visible character that consists of several code units counts as one.
    ['Aa1🎫🎫🎫🎫🎫', true],
    ['密码密码Aa密码', true],
    ['', false],
  ])('is valid for %j: %s', (password, fits) => expect(isPassword(password)).toBe(fits))

  test('needs any three of the four kinds of characters', () => {
    expect(passwordFacts('Ab1-')).toEqual({
      ...{ length: false, upper: true, lower: true, digit: true, special: true },
      ...{ kinds: 4, fits: false },
    })
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 20 }), (password) => {
        const { length, kinds, fits } = passwordFacts(password)
        expect(fits).toBe(length && kinds >= 3)
      }),
    )
  })
})
