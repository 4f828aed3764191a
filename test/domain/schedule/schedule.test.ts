import fc from 'fast-check'
import { byLocalDate } from '@/domain/schedule/calendar-strip'
import { countdownParts, twoDigits } from '@/domain/schedule/countdown'
import {
  DAY,
  formatTime,
  isSameWeek,
  localDate,
  startOfDay,
  startOfWeek,
  weekdayOf,
} from '@/domain/schedule/local-time'
import { showTimeRange } from '@/domain/schedule/show-time'

// 23:30 on Saturday 5 December 2026 at +08:00
const late = Date.UTC(2026, 11, 5, 15, 30)

describe('the local time of a show', () => {
  it.each([
    [480, '2026.12.05 23:30', 6],
    [0, '2026.12.05 15:30', 6],
    [540, '2026.12.06 00:30', 0],
    [-480, '2026.12.05 07:30', 6],
    [15, '2026.12.05 15:45', 6],
  ])('depends on the offset of %i minutes: %s', (utcOffset, text, weekday) => {
    expect(formatTime(late, utcOffset, 'YYYY.MM.DD HH:mm')).toBe(text)
    expect(weekdayOf(late, utcOffset)).toBe(weekday)
  })

  it('has weeks from Monday to Sunday', () => {
    const monday = Date.UTC(2026, 10, 29, 16)
    expect(startOfWeek(late, 480)).toBe(monday)
    expect(isSameWeek(monday, late, 480)).toBe(true)
    expect(isSameWeek(monday - 1, late, 480)).toBe(false)
    expect(isSameWeek(monday + 7 * DAY - 1, late, 480)).toBe(true)
  })

  it('has days that start at local midnight', () => {
    const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
    const offsets = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15)
    fc.assert(
      fc.property(times, offsets, (time, offset) => {
        const start = startOfDay(time, offset)
        return (
          start <= time &&
          time - start < DAY &&
          formatTime(start, offset, 'HH:mm:ss') === '00:00:00' &&
          localDate(start, offset) === localDate(time, offset)
        )
      }),
    )
  })
})

it.each<[string, number | null, number | null, string]>([
  ['a range', late, late + 2 * DAY, '2026.12.05 - 2026.12.07'],
  ['one time when the dates are equal', late - 3_600_000, late, '2026.12.05 22:30'],
  ['one date if the other date is unknown', null, late, '2026.12.05 23:30'],
  ['an empty text if both dates are unknown', null, null, ''],
])('formats the show time as %s', (_, first, last, text) => {
  expect(showTimeRange(first, last, 480)).toBe(text)
})

it('groups sessions by local date in chronological order', () => {
  const sessions = [
    { id: 'b', at: late + DAY },
    { id: 'c', at: null },
    { id: 'a2', at: late },
    { id: 'a1', at: late - 3_600_000 },
  ]
  const days = byLocalDate(sessions, (session) => session.at, 480)
  expect(days.map((day) => [day.date, day.weekday, day.sessions.map((session) => session.id)])).toEqual([
    ['2026-12-05', 6, ['a1', 'a2']],
    ['2026-12-06', 0, ['b']],
  ])
  expect(days[0]).toMatchObject({ day: 5, month: 12, year: 2026, time: Date.UTC(2026, 11, 4, 16) })
})

describe('a countdown', () => {
  it.each([
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1, over: false }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0, over: false }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1, over: false }],
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0, over: true }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0, over: true }],
  ])('splits %i ms into days, hours, minutes and seconds', (left, parts) => {
    expect(countdownParts(late + left, late)).toEqual(parts)
  })

  it('exceeds 59 minutes if hours are not displayed', () => {
    expect(countdownParts(late + 75 * 60_000, late, { hideHours: true })).toMatchObject({
      hours: 0,
      minutes: 75,
      seconds: 0,
    })
  })

  it('is formatted with two digits in each part', () => {
    expect([0, 9, 10, 75].map(twoDigits)).toEqual(['00', '09', '10', '75'])
  })
})
