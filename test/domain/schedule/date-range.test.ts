import {
  ANY_DATE,
  DATE_PRESETS,
  PAST_PRESETS,
  rangeOf,
  readDateChoice,
  tapDate,
  writeDateChoice,
} from '@/domain/schedule/date-range'

describe('a date filter', () => {
  test('is unlimited for any date, and starts today for a week or a month', () => {
    expect(rangeOf(ANY_DATE, '2026-11-20')).toBeNull()
    expect(rangeOf({ kind: 'week' }, '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-26' })
    expect(rangeOf({ kind: 'month' }, '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-12-19' })
  })

  // 20 November 2026 is a Friday, 22 November a Sunday, 23 November a Monday.
  test.each([
    ['2026-11-20', '2026-11-16', '2026-11-29'],
    ['2026-11-22', '2026-11-16', '2026-11-29'],
    ['2026-11-23', '2026-11-23', '2026-12-06'],
    ['2026-12-31', '2026-12-28', '2027-01-10'],
  ])('covers this week and the next week from Monday, if today is %p', (today, from, to) => {
    expect(rangeOf({ kind: 'thisAndNextWeek' }, today)).toEqual({ from, to })
  })

  // 27 November 2026 is a Friday.
  test.each([
    ['2026-11-23', { from: '2026-11-28', to: '2026-11-29' }],
    ['2026-11-28', { from: '2026-11-28', to: '2026-11-29' }],
    ['2026-11-29', { from: '2026-11-29', to: '2026-11-29' }],
    ['2027-01-01', { from: '2027-01-02', to: '2027-01-03' }],
  ])('covers the remaining days of this weekend, if today is %p', (today, weekend) => {
    expect(rangeOf({ kind: 'weekend' }, today)).toEqual(weekend)
    expect(rangeOf({ kind: 'today' }, today)).toEqual({ from: today, to: today })
  })

  test('ends today if it covers past days', () => {
    expect(rangeOf({ kind: 'pastTwoWeeks' }, '2027-01-05')).toEqual({ from: '2026-12-23', to: '2027-01-05' })
    expect(rangeOf({ kind: 'last30Days' }, '2027-01-05')).toEqual({ from: '2026-12-07', to: '2027-01-05' })
  })

  test.each(['', ...DATE_PRESETS, ...PAST_PRESETS, '2026-12-05', '2026-12-05_2026-12-07'])(
    'is unchanged after it is written to an address and read again: %p',
    (text) => {
      expect(writeDateChoice(readDateChoice(text))).toBe(text)
    },
  )

  test('swaps the first and last date if they are reversed', () => {
    expect(readDateChoice('2026-12-07_2026-12-05')).toEqual({ kind: 'dates', from: '2026-12-05', to: '2026-12-07' })
  })

  test.each(['yesterday', '2026-02-30', '2026-12-05_soon', 'WEEK'])('reads the invalid text %p as any date', (text) => {
    expect(readDateChoice(text)).toEqual(ANY_DATE)
  })
})

describe('the selection of dates on a calendar', () => {
  test('selects a day by the first tap, and a range by the second tap', () => {
    const first = tapDate('2026-12-07', null)
    expect(first).toEqual({ range: { from: '2026-12-07', to: '2026-12-07' }, open: '2026-12-07' })
    const second = tapDate('2026-12-05', first.open)
    expect(second).toEqual({ range: { from: '2026-12-05', to: '2026-12-07' }, open: null })
    expect(tapDate('2026-12-20', second.open).range).toEqual({ from: '2026-12-20', to: '2026-12-20' })
  })
})
