import { doorTime } from '@/packages/show/site-purchase/door-time'

/** Friday 20 November 2026, 23:30 at +08:00. */
const NOW = Date.UTC(2026, 10, 20, 15, 30)
const at = (showTime: number | null, isPermanent = false) => doorTime({ showTime, utcOffset: 480, isPermanent }, NOW)
const MINUTE = 60_000

test('returns “now” for a started session, and “today” until midnight at the venue', () => {
  expect(at(NOW)).toBe('now')
  expect(at(NOW - MINUTE)).toBe('now')
  expect(at(NOW + 29 * MINUTE)).toBe('today')
  expect(at(NOW + 30 * MINUTE)).toBe('later')
})

test('returns “today” for a day ticket at any time of day', () => {
  expect(at(NOW - 600 * MINUTE, true)).toBe('today')
  expect(at(NOW + 1440 * MINUTE, true)).toBe('later')
})

test('never returns “today” for a session without a time', () => {
  expect(at(null)).toBe('later')
})
