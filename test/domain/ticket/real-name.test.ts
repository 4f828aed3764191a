import { DEFAULT_LIMITS } from '@/domain/merchant-limits'
import { guardianPhone, isNamable, namingDeadline, namingOf } from '@/domain/ticket/real-name'

const HOUR = 3_600_000
const START = Date.UTC(2026, 11, 5, 11, 30)

test.each([
  [START, false, START - 2 * HOUR],
  [START, true, null],
  [null, false, null],
])('accepts names until a deadline: session at %s, several days %s, deadline %s', (showTime, permanent, until) => {
  expect(namingDeadline(showTime, permanent, DEFAULT_LIMITS)).toBe(until)
})

test.each([
  ['VALID', '', 0, START - 1, 'supplement', true],
  ['VALID', '林晚', 0, START - 1, 'correct', true],
  ['VALID', '林晚', 1, START - 1, 'corrected', false],
  ['VALID', '', 0, START, 'closed', false],
  ['VALID', '林晚', 0, START, 'closed', false],
  ['USED', '林晚', 0, START - 1, 'over', false],
  ['REFUNDED', '', 0, START - 1, 'over', false],
] as const)(
  'permits or blocks a name (ticket %s, named “%s”, %i corrections, time %i): %s',
  (state, audienceName, corrections, now, naming, namable) => {
    expect(namingOf({ state, audienceName, corrections }, START, now)).toBe(naming)
    expect(isNamable(naming)).toBe(namable)
  },
)

test('accepts a name at any time if the ticket has no naming deadline', () => {
  expect(namingOf({ state: 'VALID', audienceName: '', corrections: 0 }, null, Number.MAX_SAFE_INTEGER)).toBe(
    'supplement',
  )
})

test.each([
  ['1990-02-03', '13800000001', ''],
  ['', '13800000001', ''],
  ['2016-05-21', '13800000001', '13800000001'],
  ['2016-05-21', '', null],
])('returns the guardian’s phone: birthday %s, account phone “%s”, result %s', (birthday, phone, reached) => {
  expect(guardianPhone(birthday, phone, START)).toBe(reached)
})
