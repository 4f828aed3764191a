import { cleanBindCode, isBindCode, isPhoneTail } from '@/domain/ticket/bind-code'

test.each([
  ['7k4m-9q2x-wd58', '7K4M9Q2XWD58', true],
  [' 7K4M 9Q2X WD58 ', '7K4M9Q2XWD58', true],
  ['oil0-1234-5678', '011012345678', true],
  ['７ｋ４ｍ\u200b9q2xwd58', '7K4M9Q2XWD58', true],
  ['7K4M9Q2XWD5', '7K4M9Q2XWD5', false],
  ['7K4M9Q2XWD5U', '7K4M9Q2XWD5U', false],
  ['', '', false],
])('normalizes the bind code “%s” to “%s” (complete: %s)', (input, clean, whole) => {
  expect(cleanBindCode(input)).toBe(clean)
  expect(isBindCode(input)).toBe(whole)
})

test.each([
  ['0001', true],
  [' 0001', true],
  ['\u202d０００１\u202c', true],
  ['001', false],
  ['00a1', false],
])('validates “%s” as the last four digits of a phone number: %s', (input, whole) => {
  expect(isPhoneTail(input)).toBe(whole)
})
