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
    // Blanks count, also at the ends.
    [' Aaaaaa ', true],
    // One visible character counts once.
    ['Aa1🎫🎫🎫🎫🎫', true],
    ['密码密码Aa密码', true],
    ['', false],
  ])('%j fits: %s', (password, fits) => expect(isPassword(password)).toBe(fits))

  test('needs three of four kinds, whichever', () => {
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
