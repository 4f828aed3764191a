import { ageRangeKind } from '@/domain/show/age-range'

test.each([
  [null, null, null],
  [0, null, null],
  [6, null, 'from'],
  [null, 12, 'upTo'],
  [0, 12, 'upTo'],
  [6, 12, 'between'],
] as const)('describes the ages from %s to %s with the pattern %s', (minAge, maxAge, kind) => {
  expect(ageRangeKind({ minAge, maxAge })).toBe(kind)
})
