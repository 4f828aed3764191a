import { compareVersions } from '@/domain/version'

it.each([
  ['4.38.3', '4.38.3', 0],
  ['4.8.0', '4.38.3', -1],
  ['4.38', '4.38.0', 0],
  ['v5.0', '4.99.99', 1],
  ['4.38.x', '4.38.0', 0],
])('version %s against %s', (left, right, sign) => {
  expect(Math.sign(compareVersions(left, right))).toBe(sign)
})
