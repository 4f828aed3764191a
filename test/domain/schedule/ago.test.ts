import { agoOf } from '@/domain/schedule/ago'

const MINUTE = 60_000

test.each([
  [-MINUTE, { unit: 'now' }],
  [MINUTE - 1, { unit: 'now' }],
  [MINUTE, { unit: 'minutes', count: 1 }],
  [59.9 * MINUTE, { unit: 'minutes', count: 59 }],
  [60 * MINUTE, { unit: 'hours', count: 1 }],
  [23.9 * 60 * MINUTE, { unit: 'hours', count: 23 }],
  [50 * 60 * MINUTE, { unit: 'days', count: 2 }],
])('converts an age of %d ms to a relative time', (ms, ago) => {
  expect(agoOf(ms)).toEqual(ago)
})
