import fc from 'fast-check'
import { closedReason, datedSteps, type RefundRule, showChangeOf, stepAt, termsAt } from '@/domain/refund/rule'

const DAY = 86_400_000
const START = Date.UTC(2026, 11, 20, 11, 30)
const RULE: RefundRule = {
  steps: [
    { before: 7 * DAY, fee: 1000 },
    { before: 2 * DAY, fee: 3000 },
  ],
  perSession: 1,
}

test.each([
  ['long before', START - 30 * DAY, 1000],
  ['a millisecond before the first deadline', START - 7 * DAY - 1, 1000],
  ['at the first deadline', START - 7 * DAY, 3000],
  ['a millisecond before the last deadline', START - 2 * DAY - 1, 3000],
  ['at the last deadline', START - 2 * DAY, null],
  ['after the start', START + 1, null],
])('applies the refund fee that is valid %s', (_, now, fee) => {
  expect(stepAt(RULE, START, now).fee).toBe(fee)
})

test('allows no refund for a show that has no refund steps', () => {
  expect(stepAt({ steps: [] }, START, 0)).toEqual({ fee: null, until: null })
})

test.each([
  ['TOO_LATE', RULE],
  ['NEVER', { steps: [] }],
  ['NEVER', { steps: [], lostBy: 'NEVER' }],
  ['REBOOKED_COUNT', { steps: [], lostBy: 'COUNT' }],
  ['REBOOKED_LATE', { steps: [], lostBy: 'TOO_LATE' }],
] as const)('refuses a refund for the reason %s', (reason, rule) => {
  expect(closedReason(rule)).toBe(reason)
})

test.each(['CANCELED', 'DELAY'] as const)('charges no fee at any time for a show that is %s', (change) => {
  expect(termsAt(RULE, { showTime: START, change }, START + DAY)).toEqual({ fee: 0, until: null })
})

test('combines the changes of a session and its show, with cancellation first', () => {
  expect(showChangeOf('LISTED', 'DELAY')).toBe('DELAY')
  expect(showChangeOf('DELAY', 'CANCELED')).toBe('CANCELED')
  expect(showChangeOf('LISTED', 'LACK_OF_TICKET')).toBeNull()
})

test('defines refund periods that follow each other with no gap', () => {
  const steps = fc.uniqueArray(fc.integer({ min: 0, max: 60 * DAY }), { maxLength: 5 })
  fc.assert(
    fc.property(steps, fc.integer({ min: START - 90 * DAY, max: START + DAY }), (leads, now) => {
      const rule = { steps: [...leads].sort((a, b) => b - a).map((before) => ({ before, fee: before % 10_000 })) }
      const periods = datedSteps(rule, START)
      const at = stepAt(rule, START, now)
      const index = periods.findIndex((each) => each.until === at.until)
      expect(at.until === null || now < at.until).toBe(true)
      expect(index === 0 || (periods[index - 1].until ?? Infinity) <= now).toBe(true)
    }),
  )
})
