import fc from 'fast-check'
import { cleanAnyCode, couponCode, groupCode, isCouponCode, isMistyped } from '@/domain/coupon/code'

const codes = fc.uint8Array({ minLength: 11, maxLength: 11 }).map(couponCode)
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

describe('a code with a check character', () => {
  it('is accepted with spaces, in lower case and with similar letters', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const typed = groupCode(code).toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l').replace(/-/g, ' ')
        expect(groupCode(code)).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
        expect([isCouponCode(typed), cleanAnyCode(typed)]).toEqual([true, code])
      }),
    )
  })

  it('is rejected if any character is wrong', () => {
    const place = fc.tuple(codes, fc.nat(11), fc.constantFrom(...ALPHABET))
    fc.assert(
      fc.property(place, ([code, at, wrong]) => {
        fc.pre(code[at] !== wrong)
        expect(isMistyped(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(true)
      }),
    )
  })

  it('is rejected if two neighboring characters are swapped', () => {
    fc.assert(
      fc.property(codes, fc.nat(10), (code, at) => {
        fc.pre(code[at] !== code[at + 1])
        expect(isMistyped(code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2))).toBe(true)
      }),
    )
  })
})

it.each([
  ['FRIENDS2026', 'FRIENDS2026'],
  [' student-2026 ', 'STUDENT2026'],
  ['abc', null],
  ['https://foyer.example/x', null],
])('normalizes the code %s, which has no check character, to %s', (typed, sent) =>
  expect(cleanAnyCode(typed)).toBe(sent),
)
