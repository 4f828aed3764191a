import { isBirthday } from '@/domain/identity/birthday'

const TODAY = '2026-11-24'

test.each([
  ['1990-03-07', true],
  ['2000-02-29', true],
  ['2026-11-24', true],
  ['1906-01-01', true],
  ['2026-11-25', false],
  ['1905-12-31', false],
  ['2001-02-29', false],
  ['1990-13-01', false],
  ['1990-3-7', false],
  ['1990-03', false],
  ['', false],
])('validates “%s” as a date of birth: %s', (text, is) => {
  expect(isBirthday(text, TODAY)).toBe(is)
})
