import { openNow } from '@/domain/support/open-now'

/** Returns a time of Tuesday 24 November 2026 at UTC+8. */
const at = (time: string): number => Date.parse(`2026-11-24T${time}:00+08:00`)
const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '10:00', to: '21:00' }))

test.each([
  ['09:59', false],
  ['10:00', true],
  ['20:59', true],
  ['21:00', false],
])('checks if customer service is open on a workday at %s: %s', (time, open) =>
  expect(openNow(WORKDAYS, at(time), 480)).toBe(open),
)

test('uses the weekday in the merchant’s time zone for customer service hours', () => {
  const saturday = Date.parse('2026-11-27T17:00:00Z')
  expect(openNow([{ weekday: 6, from: '00:00', to: '10:00' }], saturday, 480)).toBe(true)
  expect(openNow([{ weekday: 5, from: '00:00', to: '10:00' }], saturday, 480)).toBe(false)
})

test.each([0, 7])('accepts %s as the number of Sunday in service hours', (weekday) => {
  expect(openNow([{ weekday, from: '10:00', to: '21:00' }], Date.parse('2026-11-29T12:00:00+08:00'), 480)).toBe(true)
})

test('assigns service hours past midnight to the day on which they begin', () => {
  const night = [{ weekday: 1, from: '20:00', to: '02:00' }]
  expect(openNow(night, at('01:59'), 480)).toBe(true)
  expect(openNow(night, at('02:00'), 480)).toBe(false)
  expect(openNow(night, at('21:00'), 480)).toBe(false)
})

test('treats customer service that has no service hours as always open', () =>
  expect(openNow([], at('03:00'), 480)).toBe(true))
